import Foundation
import Testing

/// Tests use figures that are in this repository, and no test passes because a requirement is missing.
@Suite("Evidence")
struct EvidenceTests {
  private static let folder = "Tests/Fixtures/Facts"

  private func tables() throws -> [(path: String, lines: [[String]])] {
    try Repository.files(in: Self.folder, ending: ".tsv").map { path in
      let lines = try Repository.text(path).split(separator: "\n")
      return (path, lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) })
    }
  }

  /// Returns the sources of all tests.
  private func sources() throws -> [(path: String, text: String)] {
    try Repository.files(in: "Tests", ending: ".swift").filter { !$0.contains("/.build/") }
      .map { ($0, try Repository.text($0)) }
  }

  @Test("each recorded figure has an id that no other has, and its source")
  func sourcesOfFigures() throws {
    var ids: Set<String> = []
    for (path, lines) in try tables() {
      let columns = try #require(lines.first)
      #expect(columns.first == "id" && columns.last == "source", "\(path)")
      for (index, cells) in lines.enumerated().dropFirst() {
        let place: Comment = "\(path):\(index + 1)"
        #expect(cells.count == columns.count, place)
        #expect(ids.insert(cells[0]).inserted, place)
        #expect(cells.last?.isEmpty == false, place)
      }
    }
    #expect(ids.count > 1000)
  }

  @Test("each table of figures is told of in their README, and read by the tests")
  func tablesAreRead() throws {
    let readme = try Repository.text("\(Self.folder)/README.md")
    let readers = try Repository.files(in: "Tests/Support/RecordedFacts", ending: ".swift").map {
      try Repository.text($0)
    }
    .joined()
    let paths = try tables().map(\.path)
    #expect(!paths.isEmpty)
    for path in paths {
      let name = String(path.dropFirst(Self.folder.count + 1).dropLast(4))
      #expect(readme.contains("`\(name).tsv`"), "\(path)")
      #expect(readers.contains("FactTable(\"\(name)\")"), "\(path)")
    }
  }

  @Test(
    "each layout and each size of a control is what a test expects", arguments: ["layout-frames", "control-metrics"])
  func figuresAreExpected(table: String) throws {
    // Each source is read once, regardless of the number of figures.
    let texts = try sources().map(\.text)
    let named = (
      ids: Self.quoted(after: ["[", "fact("], in: texts), areas: Self.quoted(after: ["all(in: "], in: texts)
    )
    let lines = try #require(try tables().first { $0.path.hasSuffix("/\(table).tsv") }).lines
    let unread = lines.dropFirst().filter { !named.ids.contains($0[0]) && !named.areas.contains($0[1]) }
    #expect(unread.map { $0[0] } == [])
    #expect(Self.quoted(after: ["fact("], in: [#"fact("C1"), "C2", fact("C3", 1)"#]) == ["C1"])
  }

  /// Returns the strings that are the only argument of a call or subscript, such as `fact("C03")`.
  private static func quoted(after openings: [String], in texts: [String]) -> Set<String> {
    var result: Set<String> = []
    for text in texts {
      let pieces = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      for index in pieces.indices.dropFirst().dropLast() {
        guard let closing = pieces[index + 1].first, closing == UInt8(ascii: ")") || closing == UInt8(ascii: "]"),
          openings.contains(where: { opening in
            pieces[index - 1].suffix(opening.utf8.count).elementsEqual(opening.utf8)
          })
        else { continue }
        result.insert(String(decoding: pieces[index], as: UTF8.self))
      }
    }
    return result
  }

  @Test("what may keep a test from running has a reason, which the run prints")
  func reasons() throws {
    for (path, text) in try sources() where !path.hasSuffix("EvidenceTests.swift") {
      #expect(SilentPass.unexplainedConditions(in: text) == [], "\(path)")
    }
    #expect(SilentPass.unexplainedConditions(in: #"@Suite("A", .enabled(if: Decoder.works))"#) == [1])
    #expect(SilentPass.unexplainedConditions(in: #"@Test(.disabled())"#) == [1])
    #expect(
      SilentPass.unexplainedConditions(in: #"@Test(.enabled(if: helper.isHere(), "the helper is missing"))"#) == [])
  }

  @Test("no test returns where what it needs is missing, as if it had passed")
  func earlyReturns() throws {
    for (path, text) in try sources() where !path.hasSuffix("EvidenceTests.swift") {
      #expect(SilentPass.earlyReturns(in: text) == [], "\(path)")
    }
    let planted = """
        @Test("a picture")
        func picture() throws {
          guard let font = FontCatalog.font(named: "Emoji") else { return }
          guard font.isColored else {
            return
          }
          guard font.isBold else {
            Issue.record("no bold font")
            return
          }
          let handler: () -> Void = {
            guard font.isColored else { return }
          }
        }

        func helper() {
          guard isNeeded else { return }
        }
      """
    #expect(SilentPass.earlyReturns(in: planted) == [3, 4])
  }
}
