import CSQLite
import Foundation

/// A SQLite database file.
final class SQLiteFile {
  private var handle: OpaquePointer?

  init(_ path: String, isReadOnly: Bool) throws {
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
      let reason = message
      sqlite3_close(handle)
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
        userInfo: [NSLocalizedDescriptionKey: "The store \(path) can't be opened: \(reason)"])
    }
  }

  deinit { sqlite3_close(handle) }

  private var message: String { handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory" }

  private var failure: NSError {
    NSError(
      domain: "NSSQLiteErrorDomain", code: Int(sqlite3_errcode(handle)), userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// Executes a statement with values, and passes each row of the results to a closure.
  func run(_ statement: String, _ values: [SQLiteValue] = [], row: ([SQLiteValue]) -> Void = { _ in }) throws {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK else { throw failure }
    defer { sqlite3_finalize(prepared) }
    for (index, value) in values.enumerated() { value.bind(prepared, Int32(index + 1)) }
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: row((0..<sqlite3_column_count(prepared)).map { SQLiteValue(prepared, $0) })
      case SQLITE_DONE: return
      default: throw failure
      }
    }
  }

  /// Executes statements in a transaction, either all of them or none.
  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }
}

/// A value of a column.
enum SQLiteValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  fileprivate init(_ statement: OpaquePointer?, _ column: Int32) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: self = .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      self = .blob(sqlite3_column_blob(statement, column).map { Data(bytes: $0, count: count) } ?? Data())
    default: self = .null
    }
  }

  fileprivate func bind(_ statement: OpaquePointer?, _ index: Int32) {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let value): sqlite3_bind_int64(statement, index, value)
    case .real(let value): sqlite3_bind_double(statement, index, value)
    case .text(let text): csqlite_bind_text(statement, index, text)
    case .blob(let data):
      _ = data.withUnsafeBytes { bytes in
        // An empty buffer has no address, which would represent NULL.
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(statement, index, 0)
          : csqlite_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count))
      }
    }
  }
}
