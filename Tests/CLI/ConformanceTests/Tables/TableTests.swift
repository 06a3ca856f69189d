import Foundation
import TestHosts
import Testing

@testable import Conformance

@Suite("Tables", .ownHosts)
struct TableTests {
  private func read(_ text: String, columns: [String] = ["id", "size"]) throws(TableError) -> [TableRow] {
    try Table(bytes: Array(text.utf8), path: "a.tsv", columns: columns).rows
  }

  @Test("cells are found by their column's name, with the line that they lie on")
  func cells() throws {
    let rows = try read("size\tother\tid\r\n17\t\tone\r\n20\tx y\ttwo\r\n\r\n")
    #expect(rows.map { $0["id"] } == ["one", "two"])
    #expect(rows.map { $0["size"] } == ["17", "20"])
    #expect(rows.map(\.line) == [2, 3])
  }

  @Test("a table of no rows is one; a file of nothing is none")
  func empty() throws {
    #expect(try read("id\tsize\n").isEmpty)
    for text in ["", "\n", "\r\n\n"] {
      #expect(throws: TableError(path: "a.tsv", .empty)) { try read(text) }
    }
  }

  @Test("rows of a table without names may be alike")
  func noKey() throws {
    let bytes = Array("size\n1\n1\n".utf8)
    let rows = try Table(bytes: bytes, path: "a.tsv", columns: ["size"], key: nil).rows
    #expect(rows.map { $0["size"] } == ["1", "1"])
    #expect(throws: TableError(path: "a.tsv", line: 3, column: 1, .repeatedID("1"))) {
      try Table(bytes: bytes, path: "a.tsv", columns: ["size"], key: "size")
    }
  }

  @Test("missing columns are named, all of them")
  func missingColumns() {
    #expect(throws: TableError(path: "a.tsv", line: 1, .missingColumns(["size", "scale"]))) {
      try read("id\tsizes\n", columns: ["id", "size", "scale"])
    }
  }

  @Test(
    "mistakes are told with line and column",
    arguments: [
      ("id\tid\tsize\n", TableError(path: "a.tsv", line: 1, column: 2, .repeatedColumn("id"))),
      ("id\tsize\na\t1\nb\n", TableError(path: "a.tsv", line: 3, column: 1, .cellCount(1, expected: 2))),
      ("id\tsize\na\t1\t2\n", TableError(path: "a.tsv", line: 2, column: 2, .cellCount(3, expected: 2))),
      ("id\tsize\na\t1\n\nb\t1\n", TableError(path: "a.tsv", line: 3, column: 1, .cellCount(1, expected: 2))),
      ("size\tid\n1\ta\n1\ta\n", TableError(path: "a.tsv", line: 3, column: 2, .repeatedID("a"))),
      ("size\tid\n1\t\n", TableError(path: "a.tsv", line: 2, column: 2, .cell("", expected: "a row's id"))),
    ])
  func mistakes(text: String, error: TableError) {
    #expect(throws: error) { try read(text) }
  }

  @Test("bytes that are no UTF-8 are told with their place")
  func notUTF8() {
    let bytes = Array("id\tsize\na\t".utf8) + [0xC3, 0x28]
    #expect(throws: TableError(path: "a.tsv", line: 2, column: 2, .notUTF8)) {
      try Table(bytes: bytes, path: "a.tsv", columns: ["id"])
    }
  }

  @Test("a folder, and a file that is not there, can't be read")
  func unreadable() {
    for path in [FileManager.default.temporaryDirectory.path, "/no such folder/a.tsv", ""] {
      #expect(throws: TableError(path: path, .unreadable)) { try Table(path: path, columns: ["id"]) }
    }
  }

  @Test("an error's text begins with path, line and column")
  func text() {
    let error = TableError(path: "a.tsv", line: 4, column: 2, .cell("x", expected: "a number"))
    #expect("\(error)" == "a.tsv:4:2: 'x' is not a number")
    #expect("\(TableError(path: "a.tsv", .unreadable))" == "a.tsv: can't read the file")
  }
}
