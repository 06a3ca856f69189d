/// A change that resolves a conflict. On a copy of the system, all required constraints were satisfied with it.
package struct ConflictFix: Sendable, Equatable, Codable {
  package enum Kind: Sendable, Equatable, Codable {
    /// Setting `translatesAutoresizingMaskIntoConstraints` to `false` on the view whose mask the constraint represents.
    case stopTranslatingMask
    /// A lower priority, below required.
    case lowerPriority(to: Float)
    /// `>=` in place of `==`.
    case greaterThanOrEqual
    /// `<=` in place of `==`.
    case lessThanOrEqual
    /// A different constant.
    case constant(Double)
    /// The removal of the constraint.
    case remove
  }

  /// The index of the constraint among those of the conflict.
  package let constraint: Int

  package let kind: Kind

  /// The change in words.
  package let text: String
}
