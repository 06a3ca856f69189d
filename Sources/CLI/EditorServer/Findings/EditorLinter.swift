import ToolSupport

/// A type that searches the project of an editor for mistakes in view code.
package protocol EditorLinter: Sendable {
  /// Returns the findings of the project in a folder, by the paths of their files. Nothing is built or run.
  ///
  /// - Throws: An error if the project or its settings can't be read.
  func findings(in folder: String) throws -> [String: [EditorFinding]]
}

/// A finding at a place in a file.
package struct EditorFinding: Hashable, Sendable {
  package let rule: String
  package let severity: Diagnostic.Severity
  /// The message, followed by the fix on a separate line, if there is one.
  package let text: String
  /// The lines, counted from 0.
  package let line: Int
  package let endLine: Int
  /// The offsets in the lines in UTF-16 code units.
  package let character: Int
  package let endCharacter: Int
  /// The text of the first line when the file was searched.
  package let lineText: String

  package init(
    rule: String, severity: Diagnostic.Severity, text: String, line: Int, character: Int, endLine: Int,
    endCharacter: Int, lineText: String
  ) {
    self.rule = rule
    self.severity = severity
    self.text = text
    self.line = line
    self.character = character
    self.endLine = endLine
    self.endCharacter = endCharacter
    self.lineText = lineText
  }

  /// Returns the finding as a diagnostic of the protocol for the editor's text, or nil if its line has been changed or
  /// removed. A finding moves with its line.
  ///
  /// - Source: microsoft.github.io/language-server-protocol, Diagnostic
  func json(in lines: [Substring]) -> JSON? {
    let places = lines.indices.filter { lines[$0] == lineText }
    guard let place = places.min(by: { abs($0 - line) < abs($1 - line) }) else { return nil }
    func position(_ line: Int, _ character: Int) -> JSON {
      ["line": .number(Double(line)), "character": .number(Double(character))]
    }
    let number =
      switch severity {
      case .error: 1
      case .warning: 2
      case .note, .remark: 3
      }
    return [
      "range": [
        "start": position(place, character), "end": position(place + endLine - line, endCharacter),
      ], "severity": .number(Double(number)), "code": .string(rule), "source": "viewcode lint",
      "message": .string(text),
    ]
  }
}
