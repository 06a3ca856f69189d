import Foundation

/// A file of tab-separated cells. The first line contains the names of the columns.
struct Table {
  /// The maximum size of a file in bytes, which also stops reading a device file or an endless pipe.
  static let largestSize = 64 << 20

  let rows: [TableRow]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - columns: The required columns.
  ///   - key: The required column with the unique names of rows, or nil if rows have no names.
  init(path: String, columns: [String], key: String? = "id") throws(TableError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue,
      let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: Self.largestSize + 1) ?? Data()
    else { throw TableError(path: path, .unreadable) }
    if data.count > Self.largestSize { throw TableError(path: path, .tooLarge(limit: Self.largestSize)) }
    try self.init(bytes: Array(data), path: path, columns: columns, key: key)
  }

  init(bytes: [UInt8], path: String, columns: [String], key: String? = "id") throws(TableError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in lines.indices where lines[index].last == UInt8(ascii: "\r") { lines[index].removeLast() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first else { throw TableError(path: path, .empty) }

    let names = try Self.cells(first, path: path, line: 1)
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      if places.updateValue(index, forKey: name) != nil {
        throw TableError(path: path, line: 1, column: index + 1, .repeatedColumn(name))
      }
    }
    let missing = columns.filter { places[$0] == nil }
    if !missing.isEmpty { throw TableError(path: path, line: 1, .missingColumns(missing)) }

    var rows: [TableRow] = []
    var seen: Set<String> = []
    for (index, bytes) in lines.enumerated().dropFirst() {
      let cells = try Self.cells(bytes, path: path, line: index + 1)
      if cells.count != names.count {
        throw TableError(
          path: path, line: index + 1, column: min(cells.count, names.count),
          .cellCount(cells.count, expected: names.count))
      }
      let row = TableRow(path: path, line: index + 1, columns: places, cells: cells)
      if let key {
        if row[key].isEmpty { throw row.error(in: key, expected: "a row's \(key)") }
        if !seen.insert(row[key]).inserted {
          throw TableError(path: path, line: index + 1, column: places[key].map { $0 + 1 }, .repeatedID(row[key]))
        }
      }
      rows.append(row)
    }
    self.rows = rows
  }

  private static func cells(_ line: ArraySlice<UInt8>, path: String, line number: Int) throws(TableError) -> [String] {
    var result: [String] = []
    for cell in line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) {
      guard let text = String(validating: cell, as: UTF8.self) else {
        throw TableError(path: path, line: number, column: result.count + 1, .notUTF8)
      }
      result.append(text)
    }
    return result
  }
}
