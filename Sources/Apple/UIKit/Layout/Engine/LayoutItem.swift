/// A view or a layout guide for the layout engine.
///
/// Constraints and anchors refer to this small object rather than to the view, so that a constraint doesn't retain a
/// view.
@MainActor
final class LayoutItem {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?

  /// The variables of the item in the engine of its hierarchy. `LayoutEngine.slot(of:)` checks that they are valid.
  var slot: LayoutSlot?

  /// The active constraints that refer to the item. The owner clears the list when it is deallocated, on any thread.
  nonisolated(unsafe) var mentions = ConstraintList()

  /// The anchors that were created. They retain the item, so the owner clears the list when it is deallocated, on any
  /// thread.
  nonisolated(unsafe) var anchors: [(attribute: NSLayoutConstraint.Attribute, object: NSObject)] = []

  /// Creates an item without a view or guide.
  init() {}

  init(view: UIView) {
    self.view = view
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
  }

  /// The view or the guide, as constraints return it.
  var owner: AnyObject? { view ?? guide }

  /// The view, or the view that owns the guide.
  var hostView: UIView? { view ?? guide?.owningView }

  /// The name of the item in messages.
  var name: String {
    if let view { return view.briefDescription }
    guard let guide else { return "(a deallocated item)" }
    let name = String(describing: type(of: guide))
    return guide.identifier.isEmpty ? name : "\(name) '\(guide.identifier)'"
  }

  /// Returns the item of a view or guide; `nil` for other objects.
  static func of(_ object: Any) -> LayoutItem? {
    switch object {
    case let view as UIView: view.layoutState.item
    case let guide as UILayoutGuide: guide.item
    default: nil
    }
  }
}
