// The functions of a solver for diagnoses: a copy for trying changes, and access to the rows.
extension Solver {
  /// Returns an independent copy of the system and its state, for trying changes.
  ///
  /// Variables and constraints have the same identifiers in both.
  ///
  /// - Complexity: Linear in the size of the system, without solving.
  package func copy() -> Solver {
    Solver(state.pointee.copy())
  }

  /// Solves the system, and returns whether all required constraints hold, including those that were refused and are
  /// tried again.
  ///
  /// Call this method on copies only: the search ends at the first conflict, and values are valid only if the result is
  /// `true`.
  package func canHold() -> Bool {
    state.pointee.stopsAtConflict = true
    defer { state.pointee.stopsAtConflict = false }
    return state.pointee.solve().isEmpty
  }

  /// Returns the terms of a constraint, also of a refused one. Each variable occurs once.
  package func terms(of id: ConstraintID) -> [Term] {
    state.pointee.terms(of: id)
  }

  /// Returns the last constant that was set for a constraint.
  package func constant(of id: ConstraintID) -> Double {
    state.pointee.constant(of: id)
  }

  /// The number of allocated rows, which is a measure of the cost of a copy.
  package var rowCount: Int { state.pointee.rows.count }
}
