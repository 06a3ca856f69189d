import LayoutSolver

/// A constraint's row in a solver.
@MainActor
struct ConstraintRow {
  let engineID: Int

  /// `nil` while the row is left out because it contradicts others.
  var id: ConstraintID?

  /// The row's constant is `base - constraint.constant`.
  var base: Double

  /// The slots whose variables the row uses.
  let slots: [LayoutSlot]

  let priority: Float
}
