import UIKit

/// A conflict of required constraints: the minimal set, the reason, and the changes that resolve it.
public struct LayoutConflict: Sendable, Equatable, Codable {
  /// A constraint of the set.
  public struct Constraint: Sendable, Equatable, Codable {
    /// The constraint as an equation with names: `title.leading == card.leading + 16`.
    public let equation: String

    /// The module and the file of the line that created it (`Cards/Card.swift`), and the line; `nil` if they are
    /// unknown.
    public let file: String?
    public let line: Int?

    /// The origin as text: the line, or the part of the framework that created it.
    public let origin: String

    /// Whether the constraint was broken, so that layout could continue.
    public let isBroken: Bool
  }

  /// The constraints in the order in which they were created, the broken one last. Without any one of them, the others
  /// can be satisfied.
  ///
  /// Empty if there were too many conflicts at once for this one to be explained.
  public let constraints: [Constraint]

  /// The reason in words and numbers; `nil` if the conflict wasn't explained.
  public let reason: String?

  /// The changes, each of which resolves the conflict, the least surprising one first. All of them have been tried.
  public let changes: [String]

  /// The report in Apple's format.
  public let message: String

  /// The explanation as readable text, or ``message`` if there is none.
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
