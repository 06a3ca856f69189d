/// A text's lines as the compiler numbers them: a line feed ends one, alone or after a carriage return, and nothing else does. Form feeds,
/// carriage returns by themselves and Unicode's line separators stand within a line, though text has more lines by Swift's `isNewline`.
package enum CompiledLines {
  /// The lines without the line feeds that end them. The number of the first one is 1.
  package static func split(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
