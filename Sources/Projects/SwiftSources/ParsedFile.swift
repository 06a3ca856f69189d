import SwiftParser
import SwiftSyntax

/// A text with its syntax tree. The tree also contains text with syntax errors, as the parser interprets it.
package struct ParsedFile: Sendable {
  package let bytes: [UInt8]
  package let tree: SourceFileSyntax
  package let lines: LineTable
  package let directives: LineDirectives

  package init(_ text: String) {
    bytes = Array(text.utf8)
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    lines = LineTable(bytes)
    directives = LineDirectives(bytes, lines)
  }

  /// Returns the line on which a node begins, counted from 1.
  package func line(of node: some SyntaxProtocol) -> Int { lines.line(of: node.trimmedBytes.lowerBound) }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns a line of the text without its line end, or an empty text for a line that does not exist.
  package func text(ofLine line: Int) -> String {
    guard let range = lines.range(ofLine: line) else { return "" }
    let isLineEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return String(decoding: bytes[range].prefix { !isLineEnd($0) }, as: UTF8.self)
  }

  /// Returns the token that contains a byte. For a byte in the space after a token, this is the next token.
  package func token(at offset: Int) -> TokenSyntax? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: min(offset, max(0, bytes.count - 1)))) else {
      return nil
    }
    if offset >= token.endPositionBeforeTrailingTrivia.utf8Offset, let next = token.nextToken(viewMode: .sourceAccurate)
    {
      return next
    }
    return token
  }
}
