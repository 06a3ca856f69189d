/// An error for a file without the expected columns, or for a cell that can't be read.
struct TableError: Error, Equatable, CustomStringConvertible {
  /// The kind of the error.
  enum Problem: Equatable {
    case unreadable
    case tooLarge(limit: Int)
    case empty
    case notUTF8
    case missingColumns([String])
    case repeatedColumn(String)
    case cellCount(Int, expected: Int)
    case repeatedID(String)
    case cell(String, expected: String)
  }

  let path: String

  /// The line, counted from 1, or nil for the whole file.
  let line: Int?

  /// The number of the cell in its line, counted from 1.
  let column: Int?

  let problem: Problem

  init(path: String, line: Int? = nil, column: Int? = nil, _ problem: Problem) {
    self.path = path
    self.line = line
    self.column = column
    self.problem = problem
  }

  var description: String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    return "\(place): \(message)"
  }

  private var message: String {
    switch problem {
    case .unreadable: "can't read the file"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .empty: "the file is empty; the first line must contain the names of the columns"
    case .notUTF8: "the text is not UTF-8"
    case .missingColumns(let names): "missing columns: \(names.joined(separator: ", "))"
    case .repeatedColumn(let name): "the column '\(name)' occurs twice"
    case .cellCount(let count, let expected): "the row has \(count) cells, and the table \(expected) columns"
    case .repeatedID(let id): "the id '\(id)' occurs twice"
    case .cell(let text, let expected): "'\(text)' is not \(expected)"
    }
  }
}
