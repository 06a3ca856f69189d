import LayoutSolver

/// Solves the constraints of one view hierarchy.
///
/// The topmost view of a hierarchy has one. Changes are collected, and taken over and solved together in `update()`:
///
/// ```
/// scans        subtrees that came to the hierarchy      +Constraints
/// constraints  added, or with a new constant            +Constraints
/// slots        frames, contents, guides that changed    +Slots, +Boxes, +Contents
/// solve        conflicts are broken and reported        +Solving, +Conflicts
/// text         heights for the widths found, again      +Solving
/// ```
///
/// A *slot* is an item's place in the engine: only items that something needs have one. An engine for measuring (see
/// `FittingTarget`) takes the same steps on slots of its own, so that the hierarchy's are not disturbed.
@MainActor
final class LayoutEngine {
  /// Tells slots and rows of this engine from those of others, also of engines that are gone.
  let id: Int

  /// The topmost view.
  unowned let root: UIView

  /// The size to strive for, where the engine only measures.
  let fitting: FittingTarget?

  let solver = Solver()

  /// The slot of each variable, by the variable's index, so that changes of values find their views.
  var slotsOfVariables: [Unmanaged<LayoutSlot>?] = []

  /// What each row stands for.
  var owners = ConstraintTable<RowOwner>()

  /// The slots of an engine that only measures.
  var measuringSlots: [ObjectIdentifier: LayoutSlot] = [:]

  // MARK: What has to be taken over

  var scans: [WeakView] = []
  var changedConstraints: [NSLayoutConstraint] = []
  var changedSlots: [LayoutSlot] = []
  var idleSlots: [LayoutSlot] = []
  var needsSolving = false
  var isUpdating = false

  // MARK: What solving found

  /// Slots whose text was not measured at the width they got.
  var unmeasuredText: [LayoutSlot] = []

  /// Slots whose text wants the width of its longest line.
  var shrunkText: [LayoutSlot] = []

  /// For each row, the constraints that were left out because of it.
  var leftOutBecauseOf: [ConstraintID: [NSLayoutConstraint]] = [:]

  /// Conflicts that the running update has come upon and not reported yet.
  var newConflicts: [ConflictRecord] = []

  /// How many conflicts the running update has come upon, and reported.
  var conflictsInUpdate = 0
  var conflictsReported = 0

  /// Reports whose broken constraint may still be left out.
  var standingConflicts: [UnsatisfiableConstraints] = []

  /// Weak wishes of `exerciseAmbiguityInLayout()`, per slot.
  var exercises: [ObjectIdentifier: [ConstraintID]] = [:]

  init(root: UIView, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
    id = IDGenerator.next()
    scans = [WeakView(view: root)]
  }

  /// A view that may be gone before its turn comes.
  struct WeakView {
    weak var view: UIView?
  }

  /// Has a subtree taken over in the next update.
  func takeOver(_ view: UIView) {
    scans.append(WeakView(view: view))
  }

  var isMeasuring: Bool { fitting != nil }

  /// Something has changed since the last `update()`.
  var isDirty: Bool {
    needsSolving || !scans.isEmpty || !changedConstraints.isEmpty || !changedSlots.isEmpty || !idleSlots.isEmpty
  }

  /// Returns the item's slot in this engine, if it has one.
  func slot(of item: LayoutItem) -> LayoutSlot? {
    if isMeasuring { return measuringSlots[ObjectIdentifier(item)] }
    guard let slot = item.slot, slot.engineID == id else { return nil }
    return slot
  }
}

/// What `systemLayoutSizeFitting` was asked for.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}
