import Foundation
import Testing

/// docs/mission.md refers to existing tests and previews.
@Suite("Mission page")
struct MissionPageTests {
  /// Returns the rows of the table as cells.
  private func rows() throws -> [[String]] {
    try Repository.text("docs/mission.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
      .map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  private func quoted(_ text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  @Test("it has every row of the mission")
  func complete() throws {
    let expected =
      (1...7).map { "P\($0)" } + (1...4).map { "D\($0)" } + (1...10).map { "L\($0)" } + (1...6).map { "S\($0)" }
    let names = try rows().compactMap(\.first).filter { $0 != "#" }
    #expect(names == expected)
  }

  @Test("each test that it names is a function of a suite")
  func tests() throws {
    var sources: [String: String] = [:]
    for file in Repository.files(in: "Tests", ending: "Tests.swift") {
      sources[String(file.split(separator: "/").last!.dropLast(6)), default: ""] += try Repository.text(file)
    }
    var count = 0
    for row in try rows() where row[0] != "#" {
      #expect(row.count == 5)
      let names = quoted(row[2])
      #expect(!names.isEmpty || !row[4].isEmpty, "\(row[0]) has no test, and does not say what is open")
      for name in names {
        let parts = name.split(separator: ".").map(String.init)
        let source = sources[parts[0]]
        #expect(parts.count == 2 && source?.contains("struct \(parts[0])") == true, "\(row[0]): no suite of \(name)")
        #expect(source?.contains("func \(parts.last ?? "")(") == true, "\(row[0]): no test \(name)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test("each picture that it names is a preview of the examples")
  func previews() throws {
    let previews = try Repository.previewNames()
    for row in try rows() where row[0] != "#" {
      for name in quoted(row[3]) { #expect(previews.contains(name), "\(row[0]): no preview \(name)") }
    }
  }
}
