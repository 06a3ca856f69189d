/// A change that mends a conflict: it was tried on a copy of the solved system, and everything required held.
package struct ConflictFix: Sendable, Equatable, Codable {
  package enum Kind: Sendable, Equatable, Codable {
    /// `translatesAutoresizingMaskIntoConstraints = false` on the view whose mask the constraint stands for.
    case stopTranslatingMask
    /// Another priority, below required.
    case lowerPriority(to: Float)
    /// `>=` in place of `==`.
    case greaterThanOrEqual
    /// `<=` in place of `==`.
    case lessThanOrEqual
    /// Another constant.
    case constant(Double)
    /// The constraint goes.
    case remove
  }

  /// Which of the conflict's constraints is changed, by its index.
  package let constraint: Int

  package let kind: Kind

  /// The change in words.
  package let text: String
}
