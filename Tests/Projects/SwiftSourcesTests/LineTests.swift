import Testing

@testable import SwiftSources

@Suite("Lines of a text")
struct LineTests {
  @Test(
    "a line feed, a carriage return, or both together end a line",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a\n", ""]), ("a\r\nb\rc\n\nd", ["a\r\n", "b\r", "c\n", "\n", "d"]),
    ])
  func ends(_ text: String, _ expected: [String]) {
    let bytes = Array(text.utf8)
    let lines = LineTable(bytes)
    #expect(lines.count == expected.count)
    let found = (1...lines.count).compactMap { lines.range(ofLine: $0) }
    #expect(found.map { String(decoding: bytes[$0], as: UTF8.self) } == expected)
    #expect(lines.range(ofLine: 0) == nil && lines.range(ofLine: lines.count + 1) == nil)
  }

  @Test("each byte has its line and its column, both from 1")
  func places() {
    let bytes = Array("ab\ncé\r\nd".utf8)
    let lines = LineTable(bytes)
    let expected = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (3, 1), (3, 2)]
    for (offset, place) in expected.enumerated() {
      #expect(lines.place(of: offset) == place)
      #expect(lines.line(of: offset) == place.0)
    }
  }

  @Test("directives give the lines after them other numbers, and files other names")
  func directives() {
    let file = ParsedFile(
      """
      let a = 1
      #sourceLocation(file: "/b.swift", line: 40)
      let b = 2
      let c = 3
        #sourceLocation()
      let d = 4
      """)
    #expect(file.directives.files == ["/b.swift"])
    #expect((1...6).map(file.directives.number) == [1, 2, 40, 41, 42, 6])
    #expect(file.directives.line(withNumber: 41, in: "/b.swift", of: "/a.swift") == 4)
    #expect(file.directives.line(withNumber: 1, in: "/a.swift", of: "/a.swift") == 1)
    #expect(file.directives.line(withNumber: 6, in: "/a.swift", of: "/a.swift") == 6)
    #expect(file.directives.line(withNumber: 50, in: "/b.swift", of: "/a.swift") == nil)
    #expect(file.directives.line(withNumber: 3, in: "/a.swift", of: "/a.swift") == nil)
  }

  @Test("a text without directives keeps its numbers")
  func noDirectives() {
    let file = ParsedFile("let a = 1\n")
    #expect(file.directives.files.isEmpty)
    #expect(file.directives.number(ofLine: 2) == 2)
    #expect(file.directives.line(withNumber: 2, in: "/any.swift", of: "/a.swift") == 2)
  }
}
