import ToolSupport

/// A diagnostic of the Language Server Protocol.
struct EditorDiagnostic {
  /// As the server sent it.
  let json: JSON
  /// As the compiler says it: SourceKit-LSP begins messages with a capital letter.
  let message: String
  /// From 0.
  let line: Int
  /// In UTF-16, from 0.
  let character: Int

  /// - Returns: nil for what is no error, and for what has no place.
  init?(error json: JSON) {
    guard json["severity"]?.number == 1, let message = json["message"]?.string,
      let start = json["range"]?["start"], let line = start["line"]?.number.flatMap({ Int(exactly: $0) }),
      let character = start["character"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    self.json = json
    // Notes may follow on lines of their own.
    let first = message.prefix { !$0.isNewline }
    self.message = first.prefix(1).lowercased() + first.dropFirst()
    self.line = line
    self.character = character
  }

  /// The texts between apostrophes: names that the compiler speaks of.
  var quoted: [String] {
    // An attribute is quoted within quotes: `'@IBOutlet'`, `non-'@objc'`.
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// The diagnostic as information.
  func asInformation(_ explanation: String) -> JSON {
    guard case .object(var members) = json else { return json }
    members["severity"] = 3
    members["source"] = "ViewCode"
    members["message"] = .string("\(explanation) (\(members["message"]?.string ?? message))")
    return .object(members)
  }
}
