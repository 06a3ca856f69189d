/// The parts of a variable's declaration.
struct VariableSource {
  var name = ""
  /// The text of the type, or `nil` if the compiler infers it.
  var type: String?
  /// The text of the initial value, or `nil` if there is none.
  var value: String?

  /// Returns nil if `source` does not declare a variable with a single name.
  init?(_ source: String) {
    var scanner = SourceScanner(source.utf8)
    while !scanner.isAtEnd, !(scanner.depth == 0 && scanner.isWord("var")) { scanner.advance() }
    guard !scanner.isAtEnd else { return nil }
    for _ in 0..<3 { scanner.advance() }
    scanner.skipSpace()
    let start = scanner.position
    while !scanner.isAtEnd, SourceScanner.isLetter(scanner.current) || scanner.current == UInt8(ascii: "`") {
      scanner.advance()
    }
    name = scanner.text(start..<scanner.position)
    guard !name.isEmpty else { return nil }
    scanner.skipSpace()
    if !scanner.isAtEnd, scanner.current == UInt8(ascii: ":") {
      scanner.advance()
      type = Self.part(&scanner) { $0.current == UInt8(ascii: "=") && !$0.starts(with: "==") }
    }
    if !scanner.isAtEnd, scanner.current == UInt8(ascii: "=") {
      scanner.advance()
      value = Self.part(&scanner) { _ in false }
    }
  }

  private static func part(_ scanner: inout SourceScanner, until isEnd: (SourceScanner) -> Bool) -> String {
    scanner.skipSpace()
    let start = scanner.position
    while !scanner.isAtEnd, !(scanner.depth == 0 && isEnd(scanner)) { scanner.advance() }
    var end = scanner.position
    while end > start, SourceScanner.isSpace(scanner.bytes[end - 1]) { end -= 1 }
    return scanner.text(start..<end)
  }
}
