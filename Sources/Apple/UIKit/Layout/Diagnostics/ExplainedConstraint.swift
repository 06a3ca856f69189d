/// One of the constraints of a conflict, as an equation with names.
package struct ExplainedConstraint: Sendable, Equatable, Codable {
  /// What the constraint stands for.
  package enum Kind: String, Sendable, Codable {
    /// A constraint of the app.
    case constraint
    /// One that the framework made, such as a stack view's.
    case framework
    /// A view's frame, by its autoresizing mask.
    case autoresizingMask
    /// The size that the topmost view was given.
    case givenSize
    /// A safe area, margins, or another guide of the system's.
    case guide
    /// No size is below zero.
    case notNegative
  }

  package let kind: Kind

  /// `label.leading == card.leading + 16`.
  package let equation: String

  /// The constraint's identifier.
  package let identifier: String?

  /// Module and file of the line that made the constraint; `nil` where none is known.
  package let file: String?
  package let line: Int?

  /// The line as text, or who made the constraint.
  package let maker: String

  /// What the equation (left side less right side) is multiplied by in the sum that is the contradiction.
  package let multiplier: Double

  /// Whether this is the one that was left out.
  package let isBroken: Bool
}
