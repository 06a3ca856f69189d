/// A line of a table.
struct TableRow {
  let path: String

  /// The line, counted from 1, which is the line of the columns' names.
  let line: Int

  private let columns: [String: Int]
  private let cells: [String]

  init(path: String, line: Int, columns: [String: Int], cells: [String]) {
    self.path = path
    self.line = line
    self.columns = columns
    self.cells = cells
  }

  /// Returns the text of a cell. The column must be one of those that were required when the table was read.
  subscript(column: String) -> String {
    guard let index = columns[column] else { fatalError("The column '\(column)' was not requested from the table") }
    return cells[index]
  }

  /// Returns an error for a cell with unexpected contents.
  func error(in column: String, expected: String) -> TableError {
    TableError(
      path: path, line: line, column: columns[column].map { $0 + 1 }, .cell(self[column], expected: expected))
  }
}
