import ToolSupport

/// A mistake at a place.
package struct LintFinding: Sendable, Equatable {
  /// The evidence for a finding.
  package enum Proof: String, Sendable, Codable {
    /// The text of the file.
    case syntax
    /// The declarations of the project.
    case types
    /// A screen that was laid out and shows the mistake.
    case proved
    /// None. A screen could show the mistake, but no screen that was laid out did.
    case notReached = "not-reached"
  }

  /// The rule's name.
  package let rule: String
  package var severity: Diagnostic.Severity
  /// The path relative to the project's folder.
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int
  package let endLine: Int
  package let endColumn: Int
  package let message: String
  package var proof: Proof
  /// Descriptions of the mistake on screens, a line each.
  package var evidence: [String]
  /// Pictures of the screens that show the mistake.
  package var pictures: [LintPicture] = []
  package let fix: LintFix?
  /// The property or variable of the view with the mistake, or nil if there is none.
  package let subject: String?
  /// The identity of the finding, which does not depend on line numbers.
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

  /// The finding in the format of terminals and editors.
  package var diagnostic: Diagnostic {
    let place = Diagnostic.Location(path, line: line, column: column)
    return Diagnostic(
      severity, "\(message) [\(rule)]", at: place, notes: evidence.map { Diagnostic(.note, $0) },
      fixes: fix.map { [$0.text] } ?? [])
  }
}

/// A picture of a screen with a mistake.
package struct LintPicture: Sendable, Equatable {
  /// The path of the PNG file.
  package let file: String
  /// The name of the screen.
  package let screen: String
  /// The size of the screen in points.
  package let width: Int
  package let height: Int
  /// The x, y, width and height of the view with the mistake in points, or nil if it is unknown.
  package let frame: [Double]?
}

/// A change that fixes a finding.
package struct LintFix: Sendable, Equatable {
  package struct Edit: Sendable, Equatable {
    /// The range in the bytes of the file.
    package let range: Range<Int>
    package let text: String

    package init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The description of the change, which is a sentence.
  package let text: String
  /// The edits, which are empty if a person must write the change.
  package let edits: [Edit]

  package init(_ text: String, _ edits: [Edit] = []) {
    self.text = text
    self.edits = edits
  }
}
