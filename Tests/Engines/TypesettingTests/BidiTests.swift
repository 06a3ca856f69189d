import Testing
import Typefaces

@testable import Typesetting

@Suite("Mixed directions")
struct BidiTests {
  /// Returns the characters from left to right, one for each glyph.
  private func visual(_ string: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) throws -> String {
    let text = Fixture.text(string, try Fixture.system()) { _, paragraph in change(&paragraph) }
    let units = Array(string.utf16)
    return TextLayout(text).lines[0].runs.flatMap { run in
      run.utf16Indices.map { String(decoding: [units[$0]], as: UTF16.self) }
    }.joined()
  }

  @Test("Hebrew in English runs from right to left, numbers in it from left to right")
  func hebrew() throws {
    #expect(try visual("ab אבג cd") == "ab גבא cd")
    #expect(try visual("ab אב 12 גד") == "ab דג 12 בא")
    #expect(try visual("אב cd") == "cd בא")
  }

  @Test("brackets pair up and are mirrored")
  func brackets() throws {
    #expect(try visual("(אב) cd") == "cd )בא(")
    let text = Fixture.text("(א)", try Fixture.system())
    let run = TextLayout(text).lines[0].runs.flatMap(\.glyphs)
    let font = TextLayout(text).lines[0].runs[0].font
    // The left glyph is mirrored to an opening bracket.
    #expect(run.first == font.glyph(for: "("))
  }

  @Test("the base direction is the first strong character's, or the one that is set")
  func baseDirection() throws {
    #expect(try visual("ab אב") == "ab בא")
    #expect(try visual("ab אב") { $0.baseWritingDirection = .rightToLeft } == "בא ab")
    #expect(try visual("אב ab") { $0.baseWritingDirection = .leftToRight } == "בא ab")
  }

  @Test("natural alignment puts right-to-left lines to the right, white space hangs on the left")
  func alignment() throws {
    let font = try Fixture.system()
    let layout = TextLayout(Fixture.text("שלום   ", font), width: 200)
    let line = layout.lines[0]
    #expect(line.isRightToLeft)
    #expect(abs(line.origin.x + line.width - 200) < 1e-9)
    #expect(line.trailingWhitespaceWidth > 8)
    #expect(abs((line.runs.map(\.x).min() ?? 0) + line.trailingWhitespaceWidth) < 1e-9)
    let english = TextLayout(Fixture.text("hi", font), width: 200, naturalDirection: .rightToLeft).lines[0]
    #expect(english.origin.x == 0)
    let digits = TextLayout(Fixture.text("12", font), width: 200, naturalDirection: .rightToLeft).lines[0]
    #expect(digits.origin.x > 150)
  }

  @Test("Arabic letters join: in a word they are narrower than apart")
  func joining() throws {
    let font = try Fixture.system()
    let word = TextLayout(Fixture.text("بيت", font))
    let apart =
      TextLayout(Fixture.text("ب ي ت", font)).usedWidth - 2 * Fixture.width("a a", font)
      + 4 * Fixture.width("a", font)
    #expect(word.usedWidth < apart)
    // The three letters of the word have other glyphs than isolated ones.
    let alone = TextLayout(Fixture.text("ب", font)).lines[0].runs[0].glyphs[0]
    #expect(!word.lines[0].runs[0].glyphs.contains(alone))
  }

  @Test("visual order is rule L2's")
  func visualOrder() {
    #expect(VisualOrder.indices(of: [0, 0]) == [0, 1])
    #expect(VisualOrder.indices(of: [1, 1]) == [1, 0])
    #expect(VisualOrder.indices(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(VisualOrder.indices(of: [1, 2, 3, 2]) == [1, 2, 3, 0])
    #expect(VisualOrder.indices(of: []) == [])
  }
}
