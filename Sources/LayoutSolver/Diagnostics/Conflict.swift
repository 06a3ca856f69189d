/// Required constraints that cannot hold together.
///
/// The set is irreducible: take any one of `refused` and `constraints` away, and the others can hold. It is the
/// support of a certificate whose rows but one are linearly independent, so no smaller certificate lies in it.
package struct Conflict: Error, Hashable, Sendable {
  /// The constraint that the solver left out: of the set, the one that was added or changed last.
  package let refused: ConstraintID
  /// The constraints that it contradicts, in the order in which they were added; without `refused`.
  package let constraints: [ConstraintID]

  package init(refused: ConstraintID, constraints: [ConstraintID]) {
    self.refused = refused
    self.constraints = constraints
  }
}
