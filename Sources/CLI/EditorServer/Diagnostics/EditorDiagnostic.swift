import ToolSupport

/// A diagnostic of the Language Server Protocol.
struct EditorDiagnostic {
  /// The diagnostic as the server sent it.
  let json: JSON
  /// The compiler's message. SourceKit-LSP capitalizes the first letter of messages.
  let message: String
  /// The line, counted from 0.
  let line: Int
  /// The offset in the line in UTF-16 code units, counted from 0.
  let character: Int

  /// Creates a diagnostic, or returns nil if it is not an error or has no position.
  init?(error json: JSON) {
    guard json["severity"]?.number == 1, let message = json["message"]?.string,
      let start = json["range"]?["start"], let line = start["line"]?.number.flatMap({ Int(exactly: $0) }),
      let character = start["character"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    self.json = json
    // Notes may follow on separate lines.
    let first = message.prefix { !$0.isNewline }
    self.message = first.prefix(1).lowercased() + first.dropFirst()
    self.line = line
    self.character = character
  }

  /// The texts between apostrophes, which are names in a compiler message.
  var quoted: [String] {
    // An attribute is quoted within quotes: `'@IBOutlet'`, `non-'@objc'`.
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// Returns the diagnostic as information.
  func asInformation(_ explanation: String) -> JSON {
    guard case .object(var members) = json else { return json }
    members["severity"] = 3
    members["source"] = "ViewCode"
    members["message"] = .string("\(explanation) (\(members["message"]?.string ?? message))")
    return .object(members)
  }
}
