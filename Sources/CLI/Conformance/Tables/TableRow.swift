/// One line of a table.
struct TableRow {
  let path: String

  /// From 1, the line of the columns' names.
  let line: Int

  private let columns: [String: Int]
  private let cells: [String]

  init(path: String, line: Int, columns: [String: Int], cells: [String]) {
    self.path = path
    self.line = line
    self.columns = columns
    self.cells = cells
  }

  /// The text of a cell. The table was asked for the column when it was read.
  subscript(column: String) -> String {
    guard let index = columns[column] else { fatalError("The table was not asked for the column '\(column)'") }
    return cells[index]
  }

  /// What to throw where a cell can't be understood.
  func error(in column: String, expected: String) -> TableError {
    TableError(
      path: path, line: line, column: columns[column].map { $0 + 1 }, .cell(self[column], expected: expected))
  }
}
