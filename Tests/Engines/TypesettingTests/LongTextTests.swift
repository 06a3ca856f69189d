import Testing
import Typefaces

@testable import Typesetting

@Suite("Long texts")
struct LongTextTests {
  /// Repeated paragraphs of several kinds.
  private static let paragraphs = [
    "line\n", "שלום 12 עולם\n", "a\tb\tc\r\n", String(repeating: "some words that go on for lines ", count: 8) + "\n",
    "\n", "fi\u{301} 👩‍👩‍👧 e\u{301}\n", "one\u{2028}two\n",
  ]

  private func text(_ count: Int, alignment: TextAlignment) throws -> StyledText {
    let fonts = [try Fixture.system(), try Fixture.system(12, .bold)]
    var text = StyledText()
    for index in 0..<count {
      var style = TextStyle(font: fonts[index % 2])
      style.tag = index % 2
      style.kern = index % 3 == 0 ? 1 : nil
      var paragraph = ParagraphStyle()
      paragraph.alignment = alignment
      paragraph.firstLineHeadIndent = Double(index % 5)
      paragraph.paragraphSpacing = 3
      paragraph.hyphenationFactor = index % 4 == 0 ? 1 : 0
      text.append(Self.paragraphs[index % Self.paragraphs.count], style: style, paragraphStyle: paragraph)
    }
    return text
  }

  @Test(
    "lines that keep no glyphs give those that they were set with",
    arguments: [TextAlignment.natural, .right, .justified])
  func runs(alignment: TextAlignment) throws {
    // The product of the numbers of kinds, fonts and styles: after this number of paragraphs, the text repeats.
    let period = 2 * 3 * 4 * 5 * 7
    let leading = period * 4
    let (whole, tail) = (try text(leading + 300, alignment: alignment), try text(300, alignment: alignment))
    let long = TextLayout(whole, width: 200, keepsLastEmptyLine: true)
    let short = TextLayout(tail, width: 200, keepsLastEmptyLine: true)
    let offset = whole.count - tail.count
    let lines = long.lines.suffix(short.lines.count)
    #expect(lines.startIndex > LineSetter.keptLineCount)
    for (line, same) in zip(lines, short.lines).reversed() {
      #expect(line.range.lowerBound == same.range.lowerBound + offset)
      #expect(line.origin.x == same.origin.x)
      let (runs, expected) = (line.runs, same.runs)
      #expect(runs.count == expected.count)
      for (run, other) in zip(runs, expected) {
        #expect(run.glyphs == other.glyphs && run.advances == other.advances)
        #expect(run.positions.map(\.x) == other.positions.map(\.x))
        #expect(run.positions.map(\.y) == other.positions.map(\.y))
        #expect(run.utf16Indices == other.utf16Indices.map { $0 + offset })
        #expect(run.font == other.font && run.tag == other.tag && run.x == other.x && run.width == other.width)
      }
    }
    // A caret is searched in the runs of a line.
    let caret = long.caret(at: whole.count - 40)
    let other = short.caret(at: tail.count - 40)
    #expect(caret.x == other.x && caret.height == other.height)
  }

  @Test("the lines of one paragraph without end do so as well")
  func oneParagraph() throws {
    let words = String(repeating: "word ", count: 30_000)
    let layout = TextLayout(Fixture.text(words, try Fixture.system()), width: 100)
    #expect(layout.lines.count > LineSetter.keptLineCount + 1000)
    let kept = try #require(layout.lines[1].runs.first)
    let made = try #require(layout.lines[layout.lines.count - 2].runs.first)
    #expect(made.glyphs == kept.glyphs && made.advances == kept.advances)
  }
}
