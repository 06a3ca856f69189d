import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the node without the surrounding space and comments.
  package var trimmedBytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The node's text on one line, with spaces in place of comments and line breaks.
  package var onOneLine: String {
    var result = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if needsSpace || (!result.isEmpty && !token.leadingTrivia.isEmpty) { result += " " }
      result += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }

  /// The node and its ancestors, starting with the node.
  package var enclosing: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent) }
}

extension TokenSyntax {
  /// The token's text without the backticks of a quoted identifier.
  package var identifierText: String { text.withoutBackticks }
}

extension String {
  /// The identifier without the backticks that quote it.
  package var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
