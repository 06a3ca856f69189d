/// A position in a file. Lines and columns are counted from 1, and a column is one Unicode scalar.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}
