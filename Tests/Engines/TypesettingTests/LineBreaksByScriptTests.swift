import Testing
import Typefaces

@testable import Typesetting

@Suite("Line breaks by script")
struct LineBreaksByScriptTests {
  @Test(
    "Chinese and Japanese break between characters, but not before closing or after opening punctuation",
    arguments: [
      ["你", "好,", "世", "界。"], ["「引", "号」", "也", "是"], ["日", "本、", "語"], ["カ", "タ", "カ", "ナ"],
      ["abc", "中", "文", "def"],
    ])
  func ideographs(expected: [String]) {
    #expect(breakableParts(expected.joined()) == expected)
  }

  @Test(
    "emoji of every make are one character to the line breaker, and lines break around them",
    arguments: [
      ["😀", "😀"], ["👨‍👩‍👧‍👦", "👍🏽", "1️⃣"], ["🇩🇪", "🇯🇵", "🇧🇷"], ["a", "😀", "b"], ["😀!"], ["(😀)"], ["hi ", "🏳️‍🌈"],
      ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️"],
    ])
  func emoji(expected: [String]) {
    #expect(breakableParts(expected.joined()) == expected)
  }

  @Test(
    "what the line breaker's tables do not know stops nothing",
    arguments: [
      [0xD83C, 0xDDE9], [0xD83C, 0xDDE9, 0xFE0E, 0x61], [0x61, 0xD83C, 0xDDE9, 0xD83C, 0xDDEA, 0xD83C, 0xDDEA],
      [0x301, 0xD83C, 0xDDFF], [0xFFFF, 0x20, 0xFFFF], [0xD83C], [0xD83C, 0xD83C, 0xDDE9],
    ] as [[UInt16]])
  func unknown(units: [UInt16]) throws {
    var text = StyledText()
    text.append(utf16: units, style: TextStyle(font: try Fixture.system()))
    for width in [0, 30, 1000] as [Double] {
      #expect(TextLayout(text, width: width).lines.last?.range.upperBound == units.count)
    }
  }

  @Test("Hangul breaks between syllables and at spaces; Devanagari at spaces only")
  func others() {
    #expect(breakableParts("नमस्ते दुनिया") == ["नमस्ते ", "दुनिया"])
    #expect(breakableParts("안녕 세계").contains("녕 "))
  }

  @Test("every character of Unicode can be broken around")
  func allCharacters() {
    // The characters are tested in parts of 4,096, because the breaker only compares neighbors.
    for start in stride(from: UInt32(1), to: 0x110000, by: 4096) {
      var units: [UInt16] = []
      for value in start..<start + 4096 {
        Unicode.Scalar(value).map { units += UTF16.encode($0).map { Array($0) } ?? [] }
      }
      let breaks = LineBreaks(units[...], graphemes: GraphemeBoundaries(units[...]))
      if units.count > 1 {
        _ = breaks.mayEnd(after: units.count - 2)
      }
    }
  }
}
