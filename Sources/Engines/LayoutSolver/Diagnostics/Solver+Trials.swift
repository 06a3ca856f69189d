// What a diagnosis needs of a solver: a copy on which changes can be tried, and the rows as they stand.
extension Solver {
  /// The same system with the same state, for trying a change: what happens to one does not concern the other.
  ///
  /// Variables and constraints go by the same names in both. Takes time in proportion to the size of the system, and no
  /// solving.
  package func copy() -> Solver {
    Solver(state.pointee.copy())
  }

  /// Solves, and tells whether all required constraints hold, also those that were refused and are to be tried again.
  ///
  /// For copies: the search ends at the first conflict, and values are of use only where the answer is yes.
  package func canHold() -> Bool {
    state.pointee.stopsAtConflict = true
    defer { state.pointee.stopsAtConflict = false }
    return state.pointee.solve().isEmpty
  }

  /// The terms of a constraint, each variable once; also of one that was refused.
  package func terms(of id: ConstraintID) -> [Term] {
    state.pointee.terms(of: id)
  }

  /// The constant of a constraint: the last that it was given.
  package func constant(of id: ConstraintID) -> Double {
    state.pointee.constant(of: id)
  }

  /// The number of constraints that there is room for: a measure of what a copy costs.
  package var rowCount: Int { state.pointee.rows.count }
}
