import LayoutSolver

/// The solver of the constraints of one view hierarchy.
///
/// The topmost view of a hierarchy has one. Changes are collected, and then applied and solved together in `update()`:
///
/// ```
/// scans        subtrees that came to the hierarchy      +Constraints
/// constraints  added, or with a new constant            +Constraints
/// slots        frames, contents, guides that changed    +Slots, +Boxes, +Contents
/// solve        conflicts are broken and reported        +Solving, +Conflicts
/// text         heights for the widths found, again      +Solving
/// ```
///
/// A *slot* contains the variables of an item in the engine. Only items that are needed have one. An engine for
/// measuring (see `FittingTarget`) does the same with its own slots, so that the hierarchy's slots don't change.
@MainActor
final class LayoutEngine {
  /// The identifier by which slots and rows of this engine are distinguished from those of others, including
  /// deallocated ones.
  let id: Int

  /// The topmost view.
  unowned let root: UIView

  /// The target size of an engine that only measures.
  let fitting: FittingTarget?

  let solver = Solver()

  /// The slots by the index of their variables, for finding the views of changed values.
  var slotsOfVariables: [Unmanaged<LayoutSlot>?] = []

  /// The owners of the rows.
  var owners = ConstraintTable<RowOwner>()

  /// The slots of an engine that only measures.
  var measuringSlots: [ObjectIdentifier: LayoutSlot] = [:]

  // MARK: Pending changes

  var scans: [WeakView] = []
  var changedConstraints: [NSLayoutConstraint] = []
  var changedSlots: [LayoutSlot] = []
  var idleSlots: [LayoutSlot] = []
  var needsSolving = false
  var isUpdating = false

  // MARK: Results of solving

  /// The slots whose text hasn't been measured at its width.
  var unmeasuredText: [LayoutSlot] = []

  /// The slots whose text has the width of its longest line.
  var shrunkText: [LayoutSlot] = []

  /// The constraints that each row broke.
  var leftOutBecauseOf: [ConstraintID: [NSLayoutConstraint]] = [:]

  /// The unreported conflicts of the current update.
  var newConflicts: [ConflictRecord] = []

  /// The number of conflicts of the current update, including reported ones.
  var conflictsInUpdate = 0
  var conflictsReported = 0

  /// The reports whose broken constraint may still be omitted.
  var standingConflicts: [UnsatisfiableConstraints] = []

  /// The weak rows of `exerciseAmbiguityInLayout()` by slot.
  var exercises: [ObjectIdentifier: [ConstraintID]] = [:]

  init(root: UIView, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
    id = IDGenerator.next()
    scans = [WeakView(view: root)]
  }

  /// A weak reference to a view that may be deallocated before its turn.
  struct WeakView {
    weak var view: UIView?
  }

  /// Schedules a subtree to be taken over in the next update.
  func takeOver(_ view: UIView) {
    scans.append(WeakView(view: view))
  }

  var isMeasuring: Bool { fitting != nil }

  /// Whether something changed since the last `update()`.
  var isDirty: Bool {
    needsSolving || !scans.isEmpty || !changedConstraints.isEmpty || !changedSlots.isEmpty || !idleSlots.isEmpty
  }

  /// Returns the item's slot in this engine if it has one.
  func slot(of item: LayoutItem) -> LayoutSlot? {
    if isMeasuring { return measuringSlots[ObjectIdentifier(item)] }
    guard let slot = item.slot, slot.engineID == id else { return nil }
    return slot
  }
}

/// The parameters of `systemLayoutSizeFitting`.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}
