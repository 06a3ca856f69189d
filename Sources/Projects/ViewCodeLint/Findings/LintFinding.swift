import ToolSupport

/// A mistake at a place.
package struct LintFinding: Sendable, Equatable {
  /// How it is known.
  package enum Proof: String, Sendable, Codable {
    /// By the text alone.
    case syntax
    /// By the project's declarations.
    case types
    /// It was seen on a screen that was laid out.
    case proved
    /// A screen could show it, and none that was laid out did.
    case notReached = "not-reached"
  }

  /// The rule's name.
  package let rule: String
  package var severity: Diagnostic.Severity
  /// Below the project's folder.
  package let path: String
  /// From 1.
  package let line: Int
  /// From 1, in bytes.
  package let column: Int
  package let endLine: Int
  package let endColumn: Int
  package let message: String
  package var proof: Proof
  /// What was seen of it on screens, a line each.
  package var evidence: [String]
  package let fix: LintFix?
  /// The property or variable of the view that it is about; nil where there is none.
  package let subject: String?
  /// Stays the same when lines move.
  package let identity: String

  package init(
    rule: String, severity: Diagnostic.Severity, path: String, line: Int, column: Int, endLine: Int, endColumn: Int,
    message: String, proof: Proof, evidence: [String] = [], fix: LintFix? = nil, subject: String? = nil,
    identity: String
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.message = message
    self.proof = proof
    self.evidence = evidence
    self.fix = fix
    self.subject = subject
    self.identity = identity
  }

  /// The finding as terminals and editors show it.
  package var diagnostic: Diagnostic {
    let place = Diagnostic.Location(path, line: line, column: column)
    return Diagnostic(
      severity, "\(message) [\(rule)]", at: place, notes: evidence.map { Diagnostic(.note, $0) },
      fixes: fix.map { [$0.text] } ?? [])
  }
}

/// A change that fixes a finding.
package struct LintFix: Sendable, Equatable {
  package struct Edit: Sendable, Equatable {
    /// Bytes of the file.
    package let range: Range<Int>
    package let text: String

    package init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// A sentence.
  package let text: String
  /// Empty where a person has to write the change.
  package let edits: [Edit]

  package init(_ text: String, _ edits: [Edit] = []) {
    self.text = text
    self.edits = edits
  }
}
