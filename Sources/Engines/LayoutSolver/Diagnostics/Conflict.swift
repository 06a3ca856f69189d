/// Required constraints that cannot hold together.
///
/// The set is irreducible: take any one of `refused` and `constraints` away, and the others can hold. It is the
/// support of a certificate whose rows but one are linearly independent, so no smaller certificate lies in it.
///
/// The certificate is Farkas's: each constraint's left side times its multiplier, all added up, is a number above zero,
/// though each product must be zero or less. Two conflicts of the same set are equal; the multipliers follow from it.
package struct Conflict: Error, Hashable, Sendable {
  /// The constraint that the solver left out: of the set, the one that was added or changed last.
  package let refused: ConstraintID
  /// The constraints that it contradicts, in the order in which they were added; without `refused`.
  package let constraints: [ConstraintID]
  /// What the left side of `refused` is multiplied by in the certificate: positive where its being zero or less counts,
  /// negative where its being zero or more does.
  package let refusedMultiplier: Double
  /// Likewise for each of `constraints`.
  package let multipliers: [Double]

  package init(
    refused: ConstraintID, constraints: [ConstraintID], refusedMultiplier: Double = 1, multipliers: [Double] = []
  ) {
    self.refused = refused
    self.constraints = constraints
    self.refusedMultiplier = refusedMultiplier
    self.multipliers = multipliers
  }

  package static func == (left: Conflict, right: Conflict) -> Bool {
    left.refused == right.refused && left.constraints == right.constraints
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(refused)
    hasher.combine(constraints)
  }
}
