import SwiftSources
import Testing

@Suite("Edits of a text")
struct SourceEditsTests {
  private func text(_ before: String, _ edits: SourceEdits) -> String { edits.text(from: Array(before.utf8)) }

  @Test("changes are applied in the order of the text, whatever the order of the calls")
  func order() {
    var edits = SourceEdits()
    #expect(edits.isEmpty)
    edits.replace(4..<5, with: "E")
    edits.insert("<", at: 0)
    edits.replace(1..<2, with: "")
    #expect(!edits.isEmpty)
    #expect(text("abcdef", edits) == "<acdEf")
  }

  @Test("insertions before one byte keep the order of their calls, and come before its replacement")
  func insertions() {
    var edits = SourceEdits()
    edits.replace(1..<2, with: "B")
    edits.insert("1", at: 1)
    edits.insert("2", at: 1)
    #expect(text("abc", edits) == "a12Bc")
  }

  @Test("of overlapping changes the first in the text wins, and of two that begin together the longer")
  func firstWins() {
    var edits = SourceEdits()
    edits.replace(2..<4, with: "x")
    edits.replace(1..<3, with: "y")
    edits.replace(5..<6, with: "z")
    edits.replace(5..<7, with: "w")
    #expect(text("abcdefgh", edits) == "aydewh")
    #expect(edits.covers(2) && !edits.covers(4))
  }

  @Test("where the largest wins, a change replaces those inside it and is refused inside another")
  func largestWins() {
    var edits = SourceEdits(conflicts: .largestWins)
    let isSmallTaken = edits.replace(2..<3, with: "x")
    let isLargeTaken = edits.replace(0..<5, with: "y")
    let isInnerTaken = edits.replace(4..<5, with: "z")
    let isCrossingTaken = edits.replace(4..<6, with: "z")
    let isInsertionAtEndTaken = edits.insert("z", at: 5)
    #expect(isSmallTaken && isLargeTaken && !isInnerTaken && !isCrossingTaken && !isInsertionAtEndTaken)
    edits.insert(">", at: 7)
    #expect(text("abcdefgh", edits) == "yfg>h")
  }

  @Test("a replacement that keeps lines has the line feeds of the range after its text")
  func lines() {
    var edits = SourceEdits(keepsLines: true)
    edits.replace(0..<5, with: "y")
    edits.replace(6..<7, with: "1\n2\n3")
    edits.insert("\n", at: 8)
    #expect(text("a\nb\nc\nd\n", edits) == "y\n\n\n1\n2\n3\n\n")
  }
}
