import Testing
import Typefaces

@testable import Typesetting

@Suite("Truncation")
struct TruncationTests {
  private let string = "The quick brown fox jumps"

  private func shown(_ mode: LineBreakMode, width: Double, lines: Int = 1, _ string: String? = nil) throws -> String {
    let string = string ?? self.string
    let layout = TextLayout(
      Fixture.text(string, try Fixture.system()), width: width, maximumLines: lines, lineBreakMode: mode)
    #expect(layout.usedWidth <= width + 0.001)
    return layout.shown(string).last ?? ""
  }

  @Test("the ellipsis stands where text was taken out")
  func modes() throws {
    #expect(try shown(.truncatingTail, width: 100) == "The quick…")
    #expect(try shown(.truncatingHead, width: 100) == "…fox jumps")
    #expect(try shown(.truncatingMiddle, width: 100) == "The q…umps")
  }

  @Test("text that fits is not truncated")
  func fits() throws {
    let width = Fixture.width(string, try Fixture.system())
    for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
      #expect(try shown(mode, width: width) == string)
      #expect(try shown(mode, width: width - 0.1).contains("…"))
    }
  }

  @Test("as much as possible is shown: one more character would not fit")
  func greedy() throws {
    let font = try Fixture.system()
    for width in stride(from: 30.0, to: 190, by: 7) {
      let result = try shown(.truncatingTail, width: width)
      let kept = result.dropLast()
      // White space alone is not displayed before an ellipsis, so the next letter counts.
      let isSpace = string.dropFirst(kept.count).first == " "
      let next = String(string.prefix(kept.count + (isSpace ? 2 : 1)))
      #expect(Fixture.width(next, font) + Fixture.width("…", font) > width - 0.4, "\(width)")
    }
  }

  @Test("no white space stands before the ellipsis")
  func noSpaceBefore() throws {
    let font = try Fixture.system()
    let width = Fixture.width("The quick ", font) + Fixture.width("…", font) + 3
    #expect(try shown(.truncatingTail, width: width) == "The quick…")
  }

  @Test("text after the paragraph makes an ellipsis even if the line fits")
  func furtherParagraphs() throws {
    #expect(try shown(.truncatingTail, width: 300, "first\nsecond") == "first…")
    #expect(try shown(.truncatingTail, width: 300, "only\n") == "only")
  }

  @Test("the last of several lines is truncated")
  func lastLine() throws {
    let text = Fixture.text(string, try Fixture.system())
    let layout = TextLayout(text, width: 80, maximumLines: 2, lineBreakMode: .truncatingTail)
    #expect(layout.shown(string) == ["The quick", "brown fo…"])
    #expect(layout.isTruncated)
    #expect(layout.lines[1].isTruncated)
    #expect(layout.lines[1].range == 10..<25)
  }

  @Test("where not even the ellipsis fits, it stands alone")
  func tooNarrow() throws {
    for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
      let layout = TextLayout(
        Fixture.text(string, try Fixture.system()), width: 1, maximumLines: 1, lineBreakMode: mode)
      #expect(layout.shown(string) == ["…"])
    }
  }

  @Test("sequences are taken out whole")
  func sequences() throws {
    let family = "👨‍👩‍👧"
    let result = try shown(.truncatingTail, width: 60, String(repeating: family, count: 8))
    #expect(result == family + family + "…")
  }

  @Test("the ellipsis has the style of the text before it, and right-to-left text has it on the left")
  func styleAndDirection() throws {
    let small = try Fixture.system(10)
    let large = try Fixture.system(30)
    var text = StyledText("small ", style: TextStyle(font: small))
    text.append("large and long", style: TextStyle(font: large))
    let layout = TextLayout(text, width: 120, maximumLines: 1, lineBreakMode: .truncatingTail)
    #expect(layout.lines[0].runs.last?.font == large)
    let hebrew = TextLayout(
      Fixture.text("שלום עולם ויותר", try Fixture.system()), width: 80, maximumLines: 1,
      lineBreakMode: .truncatingTail)
    #expect(hebrew.lines[0].runs.first?.range.isEmpty == true)
    #expect(hebrew.lines[0].isRightToLeft)
  }
}
