import Testing
import Typefaces

@testable import Typesetting

@Suite("Line breaking")
struct LineBreakingTests {
  private func lines(
    _ string: String, width: Double, lines: Int = 0, mode: LineBreakMode? = nil, own: LineBreakMode = .wordWrapping
  ) throws -> [String] {
    let text = Fixture.text(string, try Fixture.system()) { _, paragraph in paragraph.lineBreakMode = own }
    return TextLayout(text, width: width, maximumLines: lines, lineBreakMode: mode).shown(string)
  }

  @Test("lines break after spaces, and white space hangs over the end")
  func words() throws {
    let font = try Fixture.system()
    let width = Fixture.width("The quick", font)
    #expect(try lines("The quick red fox", width: width) == ["The quick", "red fox"])
    #expect(try lines("The quick    red fox", width: width) == ["The quick", "red fox"])
    #expect(try lines("The quick brown fox", width: width - 0.01).prefix(2) == ["The", "quick"])
  }

  @Test("where orphans are avoided, a lone word on a paragraph's last line gets the word before it")
  func orphans() throws {
    let font = try Fixture.system()
    func lines(_ string: String, as wide: String, lines: Int = 0) throws -> [String] {
      let text = Fixture.text(string, font) { _, paragraph in paragraph.avoidsOrphans = true }
      return TextLayout(text, width: Fixture.width(wide, font), maximumLines: lines).shown(string)
    }
    #expect(try lines("Boost your sales now", as: "Boost your sales") == ["Boost your", "sales now"])
    #expect(try lines("Boost your sales right now", as: "Boost your sales") == ["Boost your sales", "right now"])
    #expect(try lines("Boost your sales now ", as: "Boost your sales") == ["Boost your", "sales now"])
    // The rule applies to the last line of each paragraph.
    #expect(
      try lines("Boost your sales now\nBoost your sales now", as: "Boost your sales")
        == ["Boost your", "sales now", "Boost your", "sales now"])
    // Two words must fit, and one must remain.
    #expect(try lines("one lengthened extraordinary", as: "one lengthened") == ["one lengthened", "extraordinary"])
    #expect(try lines("lengthened one", as: "lengthened") == ["lengthened", "one"])
    // The rule is about words, and not about their parts.
    #expect(try lines("a well-known", as: "a well-") == ["a well-", "known"])
    #expect(try lines("Boost your sales now", as: "Boost your sales", lines: 2) == ["Boost your", "sales now"])
  }

  @Test("a label as wide as its text shows all of it on one line")
  func exactWidth() throws {
    let font = try Fixture.system()
    for string in ["Hello UIKit", "AVAST Wavy To. LT", "The quick brown fox jumps"] {
      #expect(try lines(string, width: Fixture.width(string, font)) == [string])
    }
  }

  @Test("breaks follow the Unicode rules: after hyphens, not before closing marks, not at no-break spaces")
  func unicodeRules() throws {
    #expect(try lines("well-known", width: 52) == ["well-", "known"])
    #expect(try lines("ab (cd)", width: 40) == ["ab", "(cd)"])
    #expect(try lines("one\u{A0}two three", width: 70) == ["one\u{A0}two", "three"])
  }

  @Test("newlines of every kind end lines, and empty lines stay")
  func newlines() throws {
    #expect(try lines("a\nb\r\nc\rd\u{2028}e\u{2029}f", width: .infinity).count == 6)
    let text = Fixture.text("a\n\nb", try Fixture.system())
    let layout = TextLayout(text)
    #expect(layout.lines.count == 3)
    #expect(abs(layout.usedHeight - 3 * 17 * 1.193359375) < 1e-9)
    #expect(layout.lines.map(\.range) == [0..<2, 2..<3, 3..<4])
  }

  @Test("a last newline begins a line only where it is asked for")
  func lastNewline() throws {
    let text = Fixture.text("a\n", try Fixture.system())
    #expect(TextLayout(text).lines.count == 1)
    let kept = TextLayout(text, keepsLastEmptyLine: true)
    #expect(kept.lines.count == 2)
    #expect(kept.caret(at: 2).y == kept.lines[1].top)
    #expect(TextLayout(text, maximumLines: 1, keepsLastEmptyLine: true).lines.count == 1)
  }

  @Test("a word longer than the line is broken between characters")
  func longWord() throws {
    let shown = try lines("Donaudampfschifffahrt", width: 60)
    #expect(shown.count > 2)
    #expect(shown.joined() == "Donaudampfschifffahrt")
  }

  @Test("character wrapping fills lines and never cuts a character in two")
  func characters() throws {
    let font = try Fixture.system()
    #expect(
      try lines("The quick", width: Fixture.width("The qu", font), own: .charWrapping) == ["The qu", "ick"])
    let shown = try lines("e\u{301}e\u{301}e\u{301}", width: 0, own: .charWrapping)
    #expect(shown == ["e\u{301}", "e\u{301}", "e\u{301}"])
    #expect(try lines("👨‍👩‍👧👨‍👩‍👧", width: 1) == ["👨‍👩‍👧", "👨‍👩‍👧"])
  }

  @Test("clipping and truncating paragraphs are one line; as a mode of the text they speak of the last line")
  func modesOfText() throws {
    let string = "one two three four five six"
    #expect(try lines(string, width: 60, own: .clipping) == [string])
    #expect(try lines(string, width: 60, own: .truncatingTail).count == 1)
    #expect(try lines(string, width: 65, lines: 2, mode: .clipping) == ["one two", "three four five six"])
    #expect(try lines(string, width: 65, mode: .truncatingTail) == ["one two", "three", "four five", "six"])
  }

  @Test("the number of lines is kept")
  func maximumLines() throws {
    let text = Fixture.text("one two three four five six", try Fixture.system())
    let layout = TextLayout(text, width: 60, maximumLines: 2, lineBreakMode: .wordWrapping)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(!layout.lines[1].isTruncated)
    #expect(!TextLayout(text, width: 60).isTruncated)
  }

  @Test("lines that do not fit in the height are left out, but never the first one")
  func height() throws {
    let text = Fixture.text("one two three four five six", try Fixture.system())
    #expect(TextLayout(text, width: 65).lines.count == 4)
    let lineHeight = 17 * 1.193359375
    for (height, count) in [(1.0, 1), (lineHeight, 1), (lineHeight * 2 - 0.1, 1), (lineHeight * 2, 2), (1000, 4)] {
      let layout = TextLayout(text, width: 65, height: height, lineBreakMode: .truncatingTail)
      #expect(layout.lines.count == count, "\(height)")
      #expect(layout.lines.last?.isTruncated == (count < 4))
    }
  }

  @Test("flags break from their neighbors, and not within")
  func flags() throws {
    #expect(try lines("🇩🇪🇫🇷", width: 1) == ["🇩🇪", "🇫🇷"])
    #expect(try lines("aa 🇩🇪 bb", width: 1_000) == ["aa 🇩🇪 bb"])
    #expect(try lines("aa 🇩🇪 bb", width: 30).first == "aa")
  }

  @Test("Korean breaks between syllables, or between words where the paragraph wants it")
  func hangulWords() throws {
    let text = Fixture.text("한국어 글자", try Fixture.system())
    let whole = TextLayout(text).usedWidth
    let broken = TextLayout(text, width: whole * 0.88).lines.map(\.range.count)
    let kept = Fixture.text("한국어 글자", try Fixture.system()) { _, style in style.keepsHangulWords = true }
    #expect(broken == [5, 1])
    #expect(TextLayout(kept, width: whole * 0.88).lines.map(\.range.count) == [4, 2])
  }
}
