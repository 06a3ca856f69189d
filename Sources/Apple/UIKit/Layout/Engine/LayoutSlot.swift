import LayoutSolver

/// The variables of an item in an engine, with the rows of the item itself.
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

  /// The insets of the alignment rectangle from the frame.
  var insets = UIEdgeInsets.zero

  /// The number of rows of constraints and of other slots that use the variables.
  var uses = 0

  /// The rows for the rectangle: those of the frame and the autoresizing mask, of the insets of a guide, or for sizes
  /// that aren't negative.
  var box: [BoxRow] = []

  /// The slot whose variables the rows in ``box`` use.
  var container: LayoutSlot?

  /// The rows for the size of the content.
  var content = ContentRows()

  /// The measurements of content whose height depends on its width.
  var text: TextMeasure?

  /// The constraints between items inside and outside of the view, which its scrolling affects.
  var crossing: [ObjectIdentifier: Crossing] = [:]
  var nextOrder = 0

  /// Whether the item is the content of a scroll view.
  let isScrollContent: Bool

  /// The constraints that use the size of a scroll view's content.
  var sizeUses: [ObjectIdentifier: Lengths] = [:]

  /// Whether the item was removed. The slot may still be in a list.
  var isGone = false

  /// The parts that must be updated before solving.
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

  /// The lengths of a scroll view's content that constraints determine.
  var usedLengths: Lengths { sizeUses.values.reduce(into: []) { $0.formUnion($1) } }

  struct Lengths: OptionSet {
    let rawValue: UInt8
    static let width = Lengths(rawValue: 1 << 0)
    static let height = Lengths(rawValue: 1 << 1)
  }

  /// The parts of a slot that are out of date.
  struct Changes: OptionSet {
    let rawValue: UInt8
    static let box = Changes(rawValue: 1 << 0)
    static let content = Changes(rawValue: 1 << 1)
    static let crossing = Changes(rawValue: 1 << 2)
  }

  /// A constraint that exists as long as it has a row.
  struct Crossing {
    unowned let constraint: NSLayoutConstraint
    /// The order of the constraints, for changes.
    let order: Int
  }

  /// The difference between the width of the frame and the variable.
  var horizontalInsets: Double { Double(insets.left + insets.right) }

  var verticalInsets: Double { Double(insets.top + insets.bottom) }
}
