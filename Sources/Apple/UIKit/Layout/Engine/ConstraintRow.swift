import LayoutSolver

/// The row of a constraint in a solver.
@MainActor
struct ConstraintRow {
  let engineID: Int

  /// The row's identifier; `nil` while the constraint is broken.
  var id: ConstraintID?

  /// The base of the row's constant, which is `base - constraint.constant`.
  var base: Double

  /// The slots whose variables the row uses.
  let slots: [LayoutSlot]

  let priority: Float
}
