/// A constraint of a conflict, as an equation with names.
package struct ExplainedConstraint: Sendable, Equatable, Codable {
  /// The origin of the constraint.
  package enum Kind: String, Sendable, Codable {
    /// A constraint of the app.
    case constraint
    /// A constraint of the framework, such as a stack view's.
    case framework
    /// The frame of a view with its autoresizing mask.
    case autoresizingMask
    /// The size that was set on the topmost view.
    case givenSize
    /// A safe area, margins, or another guide of the system.
    case guide
    /// A size that must not be negative.
    case notNegative
  }

  package let kind: Kind

  /// The equation, such as `label.leading == card.leading + 16`.
  package let equation: String

  /// The constraint's identifier.
  package let identifier: String?

  /// The module and the file of the line that created the constraint; `nil` if it is unknown.
  package let file: String?
  package let line: Int?

  /// The line as text, or the creator of the constraint.
  package let maker: String

  /// The multiplier of the equation (left side less right side) in the sum that proves the conflict.
  package let multiplier: Double

  /// Whether this is the broken constraint.
  package let isBroken: Bool
}
