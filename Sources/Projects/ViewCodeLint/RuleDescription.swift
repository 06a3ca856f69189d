import ToolSupport

/// What a rule is called, what it finds, and why that is a mistake.
package struct RuleDescription: Sendable {
  /// What a rule goes by.
  package enum Basis: String, Sendable {
    /// The text of a file.
    case syntax
    /// The project's declarations, too.
    case types
    /// Screens that were laid out.
    case screens
  }

  /// In the order of the list, which stays the same when rules are added.
  package let number: Int
  /// The name in settings, comments and reports: `left-right`.
  package let identifier: String
  /// A noun: "Left and right instead of leading and trailing".
  package let title: String
  package let basis: Basis
  package let severity: Diagnostic.Severity
  /// Why it is a mistake, and what the rule passes over. A paragraph.
  package let why: String
  /// Where Apple says so; empty where nothing does.
  package let source: String
  /// The kinds of defects that a sweep finds of it (`viewcode sweep`).
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
