/// What layout keeps about a view; views that no constraint concerns have none.
@MainActor
final class ViewLayoutState {
  /// What constraints and anchors know the view by.
  let item: LayoutItem

  /// The constraints that the view holds: those between items of its subtree whose nearest common ancestor it is.
  var constraints = ConstraintList()

  /// The guides that the app added.
  var guides: [UILayoutGuide] = []

  /// The view's own guides, made when they are first asked for.
  var systemGuides: [UILayoutGuide] = []

  /// Solves the hierarchy's constraints; only the topmost view of a hierarchy has one.
  var engine: LayoutEngine?

  /// A view further up the hierarchy, once its topmost: what finds the topmost view goes on from there.
  ///
  /// Forgotten where the view or one above it leaves its superview.
  weak var knownRoot: UIView?

  /// The view or one below it takes part in Auto Layout. Never goes back: it only saves looking where nothing is.
  var subtreeUsesLayout = false

  var hugging = AxisPriorities()
  var compressionResistance = AxisPriorities()

  /// Of views that keep to their content equally, this one gives way: its priorities count a little less.
  var tieBreaks: TieBreaks = []

  /// Tells views of a subtree that is being moved from others.
  var mark = 0

  init(view: UIView) {
    item = LayoutItem(view: view)
  }

  deinit {
    // The item and its constraints hold each other, and so do the item and its anchors.
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

  /// All guides of the view, the system's after the app's.
  var allGuides: [UILayoutGuide] { systemGuides.isEmpty ? guides : guides + systemGuides }
}

extension UIView {
  /// The view's layout state, made if there is none yet.
  final var layoutState: ViewLayoutState {
    if let layoutStateStorage { return layoutStateStorage }
    let state = ViewLayoutState(view: self)
    layoutStateStorage = state
    return state
  }
}

/// Priorities that were set for a view; `nil` where its class decides.
struct AxisPriorities {
  var horizontal: UILayoutPriority?
  var vertical: UILayoutPriority?

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
