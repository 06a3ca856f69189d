import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of a node without the trivia around it.
  package var trimmedBytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The node's text on one line: comments and line breaks become spaces.
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
}
