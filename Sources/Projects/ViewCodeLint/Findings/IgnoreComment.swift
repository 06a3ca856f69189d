import SwiftSources
import SwiftSyntax
import ToolSupport

/// A comment that suppresses findings on its line, or on the next line if it has a line of its own: `// viewcode:ignore
/// rule: reason`.
struct IgnoreComment {
  private static let mark = "viewcode:ignore"
  /// The rule for findings about such comments themselves.
  static let rule = IgnoreCommentRule().description.identifier

  let path: String
  let line: Int
  let column: Int
  let length: Int
  let lines: ClosedRange<Int>
  let rules: [String]
  let reason: String
  /// The rules of the findings that the comment has suppressed.
  var suppressed: Set<String> = []

  static func all(in file: LintedFile) -> [IgnoreComment] {
    guard file.parsed.bytes.contains(text: "viewcode:ignore") else { return [] }
    var result: [IgnoreComment] = []
    for token in file.parsed.tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        if let comment = IgnoreComment(piece, at: offset, in: file) { result.append(comment) }
        offset += piece.sourceLength.utf8Length
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        if let comment = IgnoreComment(piece, at: offset, in: file) { result.append(comment) }
        offset += piece.sourceLength.utf8Length
      }
    }
    return result
  }

  private init?(_ piece: TriviaPiece, at offset: Int, in file: LintedFile) {
    guard case .lineComment(let text) = piece else { return nil }
    let content = text.drop { $0 == "/" || $0 == " " }
    guard content.hasPrefix(IgnoreComment.mark) else { return nil }
    let rest = content.dropFirst(IgnoreComment.mark.count)
    guard rest.isEmpty || rest.first == " " || rest.first == ":" else { return nil }
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    path = file.path
    (line, column) = file.parsed.lines.place(of: offset)
    length = text.utf8.count
    rules = (parts.first ?? "").split { $0 == " " || $0 == "," }.map(String.init)
    reason = parts.count > 1 ? parts[1].filter { $0 != "\t" }.trimmed : ""
    let isAlone = file.parsed.text(ofLine: line).drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
    lines = isAlone ? line...line + 1 : line...line
  }

  /// Returns findings about the comment itself.
  ///
  /// - Parameter active: The rules that were checked. A comment for another rule is not unnecessary.
  func findings(active: Set<String>) -> [LintFinding] {
    var messages: [(String, String)] = []
    if rules.isEmpty { messages.append(("none", "the comment names no rule: // viewcode:ignore rule: reason")) }
    for name in rules {
      if LintRules.named(name) == nil {
        messages.append((name, "there is no rule \(name)"))
      } else if reason.isEmpty {
        messages.append((name, "the comment gives no reason: // viewcode:ignore \(name): reason"))
      } else if active.contains(name), !suppressed.contains(name) {
        messages.append((name, "the comment suppresses nothing: there is no finding of \(name) here"))
      }
    }
    return messages.map { name, message in
      LintFinding(
        rule: IgnoreComment.rule, severity: .warning, path: path, line: line, column: column, endLine: line,
        endColumn: column + length, message: message, proof: .syntax,
        identity: LintIdentity.of(rule: IgnoreComment.rule, "\(path)\n\(name)\n\(reason)", 0))
    }
  }
}

extension String {
  /// The text without leading and trailing spaces.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
