import UIKit

/// Required constraints that can't hold together: the smallest such set, why, and what would mend it.
public struct LayoutConflict: Sendable, Equatable, Codable {
  /// A constraint of the set.
  public struct Constraint: Sendable, Equatable, Codable {
    /// The constraint as an equation with names: `title.leading == card.leading + 16`.
    public let equation: String

    /// Module and file of the line that made it (`Cards/Card.swift`), and the line; `nil` where none is known.
    public let file: String?
    public let line: Int?

    /// Where it comes from, as text: the line, or what of the framework made it.
    public let origin: String

    /// It was left out, so that layout could go on.
    public let isBroken: Bool
  }

  /// The set, in the order in which it was made, the broken one last. Without any one of them the others can hold.
  ///
  /// Empty where so many conflicts came up at once that this one was not explained.
  public let constraints: [Constraint]

  /// The reason in words and numbers; `nil` where the conflict was not explained.
  public let reason: String?

  /// Changes of which each mends it, those that are the least surprise first. All were tried.
  public let changes: [String]

  /// The report in Apple's familiar form.
  public let message: String

  /// The explanation as people read it, or ``message`` where there is none.
  public let text: String

  @MainActor
  init(_ conflict: UnsatisfiableConstraints) {
    let explanation = conflict.explanation
    constraints = (explanation?.constraints ?? []).map {
      Constraint(equation: $0.equation, file: $0.file, line: $0.line, origin: $0.maker, isBroken: $0.isBroken)
    }
    reason = explanation?.reason
    changes = (explanation?.changes ?? []).map(\.text)
    message = conflict.message
    text = explanation?.text ?? conflict.message
  }
}
