/// Something of a file that could not be rewritten, or not so that it means the same, with its place.
package struct Remark: Codable, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  package var line: Int
  /// From 1, in UTF-8 code units, as the compiler counts.
  package var column: Int
  package var text: String

  package init(line: Int, column: Int, text: String) {
    self.line = line
    self.column = column
    self.text = text
  }

  package var description: String { "\(line):\(column): \(text)" }
}
