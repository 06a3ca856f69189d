/// What constraints are about: a view or a layout guide, as the layout engine sees it.
///
/// Constraints and anchors hold this small object instead of the view, so that a constraint never keeps a view alive.
@MainActor
final class LayoutItem {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?

  /// The item's variables in the engine of its hierarchy; `LayoutEngine.slot(of:)` says whether they still count.
  var slot: LayoutSlot?

  /// The active constraints that name the item. Its owner empties the list when it goes, on whatever thread that is.
  nonisolated(unsafe) var mentions = ConstraintList()

  /// The anchors that were asked for. Anchors hold the item, so its owner empties the list when it goes, on whatever thread.
  nonisolated(unsafe) var anchors: [(attribute: NSLayoutConstraint.Attribute, object: NSObject)] = []

  /// Of no view and no guide.
  init() {}

  init(view: UIView) {
    self.view = view
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
  }

  /// The view or the guide, as constraints hand it out.
  var owner: AnyObject? { view ?? guide }

  /// The view itself, or the view that owns the guide.
  var hostView: UIView? { view ?? guide?.owningView }

  /// What messages call the item.
  var name: String {
    if let view { return view.briefDescription }
    guard let guide else { return "(an item that is gone)" }
    let name = String(describing: type(of: guide))
    return guide.identifier.isEmpty ? name : "\(name) '\(guide.identifier)'"
  }

  /// Returns the item of a view or guide; `nil` for anything else.
  static func of(_ object: Any) -> LayoutItem? {
    switch object {
    case let view as UIView: view.layoutState.item
    case let guide as UILayoutGuide: guide.item
    default: nil
    }
  }
}
