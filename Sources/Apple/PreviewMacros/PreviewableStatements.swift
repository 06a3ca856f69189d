/// The body of a `#Preview`, which is split into the properties marked with `@Previewable` and the rest.
struct PreviewableStatements {
  /// The text before the body's brace: the arguments in parentheses.
  var head = ""
  /// The declarations of the properties, without the attribute.
  var properties: [String] = []
  /// The remaining statements.
  var rest = ""

  /// Returns nil if the arguments have no trailing closure with such a property.
  init?(_ arguments: String) {
    var scanner = SourceScanner(arguments.utf8)
    while !scanner.isAtEnd, !(scanner.depth == 0 && scanner.current == UInt8(ascii: "{")) { scanner.advance() }
    guard !scanner.isAtEnd else { return nil }
    head = scanner.text(0..<scanner.position)
    scanner.advance()
    var pending = scanner.position
    while !scanner.isAtEnd, scanner.depth > 0 {
      if scanner.depth == 1, scanner.starts(with: "@Previewable") {
        rest += scanner.text(pending..<scanner.position)
        for _ in 0..<"@Previewable".utf8.count { scanner.advance() }
        properties.append(Self.statement(&scanner))
        pending = scanner.position
      } else {
        let start = scanner.position
        scanner.advance()
        if scanner.depth == 0 { rest += scanner.text(pending..<start) }
      }
    }
    if properties.isEmpty { return nil }
  }

  /// Returns the statement at the position. It ends at a line that no operator or member follows.
  private static func statement(_ scanner: inout SourceScanner) -> String {
    let start = scanner.position
    let depth = scanner.depth
    var hasVariable = false
    while !scanner.isAtEnd {
      if scanner.isWord("var") { hasVariable = true }
      if scanner.depth == depth, hasVariable, scanner.current == UInt8(ascii: ";") { break }
      if scanner.depth == depth, hasVariable, scanner.current == UInt8(ascii: "\n") {
        var next = scanner
        next.skipSpace()
        let before = scanner.text(start..<scanner.position).last { !$0.isWhitespace }
        let goesOn = !next.isAtEnd && ".?=".utf8.contains(next.current) || before == "=" || before == ","
        if !goesOn { break }
      }
      if scanner.depth == depth, scanner.current == UInt8(ascii: "}") { break }
      scanner.advance()
    }
    return scanner.text(start..<scanner.position)
  }
}
