/// Required constraints that cannot be satisfied together.
///
/// The set is irreducible: without any one of `refused` and `constraints`, the others can be satisfied. It is the
/// support of a certificate whose rows except one are linearly independent, so it contains no smaller certificate.
///
/// The certificate is Farkas's: the sum of each constraint's left side times its multiplier is a number greater than
/// zero, although each product must be zero or less. Two conflicts of the same set are equal, because the set
/// determines the multipliers.
package struct Conflict: Error, Hashable, Sendable {
  /// The constraint that the solver left out: the member of the set that was added or changed last.
  package let refused: ConstraintID
  /// The constraints that contradict `refused`, in the order in which they were added.
  package let constraints: [ConstraintID]
  /// The multiplier of the left side of `refused` in the certificate. It is positive if the constraint's upper bound of
  /// zero contributes to the conflict, and negative if its lower bound does.
  package let refusedMultiplier: Double
  /// The multipliers of `constraints` in the certificate.
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
