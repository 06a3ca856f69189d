import LayoutSolver

/// An item's place in an engine: its variables, and the rows that follow from the item itself.
///
/// The variables are those of the alignment rectangle, in the coordinates of the superview or, for a guide, of the
/// owning view.
@MainActor
final class LayoutSlot {
  unowned let item: LayoutItem
  let engineID: Int

  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  /// How far the alignment rectangle lies inside the frame.
  var insets = UIEdgeInsets.zero

  /// How many rows of constraints and of other slots use the variables.
  var uses = 0

  /// Rows that hold the rectangle: from frame and autoresizing mask, a guide's insets, or that sizes aren't negative.
  var box: [BoxRow] = []

  /// The slot whose variables the rows in ``box`` use.
  var container: LayoutSlot?

  /// Rows that hold the size to that of the content.
  var content = ContentRows()

  /// What is known of the content, where its height depends on its width.
  var text: TextMeasure?

  /// Constraints whose path to the common ancestor leads through the view, so that its scrolling moves them.
  var crossing: [ObjectIdentifier: Crossing] = [:]
  var nextOrder = 0

  /// Whether the item is the content of a scroll view.
  let isScrollContent: Bool

  /// Of a scroll view's content: the constraints that its size is part of.
  var sizeUses: [ObjectIdentifier: Lengths] = [:]

  /// The item has left: the slot may still stand on a list.
  var isGone = false

  /// What has to be brought up to date before solving.
  var pending: Changes = []

  init(item: LayoutItem, engineID: Int, makeVariable: (_ isPosition: Bool) -> Variable) {
    self.item = item
    self.engineID = engineID
    isScrollContent = item.guide?.role == .scrollContent
    minX = makeVariable(true)
    minY = makeVariable(true)
    width = makeVariable(false)
    height = makeVariable(false)
  }

  /// The lengths that constraints give the content of a scroll view.
  var usedLengths: Lengths { sizeUses.values.reduce(into: []) { $0.formUnion($1) } }

  struct Lengths: OptionSet {
    let rawValue: UInt8
    static let width = Lengths(rawValue: 1 << 0)
    static let height = Lengths(rawValue: 1 << 1)
  }

  /// Parts of a slot that are out of date.
  struct Changes: OptionSet {
    let rawValue: UInt8
    static let box = Changes(rawValue: 1 << 0)
    static let content = Changes(rawValue: 1 << 1)
    static let crossing = Changes(rawValue: 1 << 2)
  }

  /// A constraint that is alive as long as it has a row.
  struct Crossing {
    unowned let constraint: NSLayoutConstraint
    /// Keeps changes in the order in which the constraints came.
    let order: Int
  }

  /// The width of the frame is the variable plus this.
  var horizontalInsets: Double { Double(insets.left + insets.right) }

  var verticalInsets: Double { Double(insets.top + insets.bottom) }
}
