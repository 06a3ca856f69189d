/// The layout state of a view. Views without constraints have none.
@MainActor
final class ViewLayoutState {
  /// The item by which constraints and anchors refer to the view.
  let item: LayoutItem

  /// The constraints of the view: those between items of its subtree whose nearest common ancestor it is.
  var constraints = ConstraintList()

  /// The guides that the app added.
  var guides: [UILayoutGuide] = []

  /// The view's own guides, created on first use.
  var systemGuides: [UILayoutGuide] = []

  /// The engine of the hierarchy, which only its topmost view has.
  var engine: LayoutEngine?

  /// A higher view that was once the topmost one, from which the search for the topmost view continues.
  ///
  /// Cleared when the view or an ancestor is removed from its superview.
  weak var knownRoot: UIView?

  /// Whether the view or a descendant takes part in Auto Layout. It is never reset, since it only avoids searches.
  var subtreeUsesLayout = false

  var hugging = AxisPriorities()
  var compressionResistance = AxisPriorities()

  /// The tie breaks with which this view yields among views with equal content priorities.
  var tieBreaks: TieBreaks = []

  /// A mark for the views of a subtree that is being moved.
  var mark = 0

  init(view: UIView) {
    item = LayoutItem(view: view)
  }

  deinit {
    // The item and its constraints retain each other, as do the item and its anchors.
    item.mentions.removeAll()
    item.anchors = []
  }

  struct TieBreaks: OptionSet {
    let rawValue: UInt8
    static let horizontalHugging = TieBreaks(rawValue: 1 << 0)
    static let horizontalCompression = TieBreaks(rawValue: 1 << 1)
    static let verticalHugging = TieBreaks(rawValue: 1 << 2)
    static let verticalCompression = TieBreaks(rawValue: 1 << 3)
  }

  /// All guides of the view: those of the system and those of the app.
  var allGuides: [UILayoutGuide] { systemGuides.isEmpty ? guides : guides + systemGuides }
}

extension UIView {
  /// The layout state of the view, created if there is none.
  final var layoutState: ViewLayoutState {
    if let layoutStateStorage { return layoutStateStorage }
    let state = ViewLayoutState(view: self)
    layoutStateStorage = state
    return state
  }
}

/// The priorities that were set on a view; `nil` for those of its class.
struct AxisPriorities {
  var horizontal: UILayoutPriority?
  var vertical: UILayoutPriority?

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
