import ToolSupport

/// The name of a rule, the mistakes that it finds, and the reasons for it.
package struct RuleDescription: Sendable {
  /// The information that a rule uses.
  package enum Basis: String, Sendable {
    /// The text of a file.
    case syntax
    /// The text of a file and the declarations of the project.
    case types
    /// Screens that were laid out.
    case screens
  }

  /// The number of the rule in the list, which stays the same when rules are added.
  package let number: Int
  /// The name in settings, comments and reports: `left-right`.
  package let identifier: String
  /// The title, which is a noun phrase: "Left and right instead of leading and trailing".
  package let title: String
  package let basis: Basis
  package let severity: Diagnostic.Severity
  /// A paragraph with the reason for the rule, and with its exceptions.
  package let why: String
  /// The source of the rule in Apple's documentation, which is empty if there is none.
  package let source: String
  /// The kinds of defects that a sweep finds for the rule (`viewcode sweep`).
  package let defects: [String]
  package let examples: [RuleExample]

  init(
    _ number: Int, _ identifier: String, _ title: String, _ basis: Basis, _ severity: Diagnostic.Severity = .warning,
    why: String, source: String = "", defects: [String] = [], examples: [RuleExample] = []
  ) {
    self.number = number
    self.identifier = identifier
    self.title = title
    self.basis = basis
    self.severity = severity
    self.why = why
    self.source = source
    self.defects = defects
    self.examples = examples
  }
}
