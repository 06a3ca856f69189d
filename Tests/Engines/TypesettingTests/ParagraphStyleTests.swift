import Testing
import Typefaces

@testable import Typesetting

@Suite("Paragraph styles")
struct ParagraphStyleTests {
  private let lineHeight = 17 * 1.193359375
  private let ascent = 17 * 1950.0 / 2048

  private func layout(
    _ string: String, width: Double = .infinity, _ change: (inout ParagraphStyle) -> Void
  ) throws -> TextLayout {
    TextLayout(Fixture.text(string, try Fixture.system()) { _, paragraph in change(&paragraph) }, width: width)
  }

  @Test("a baseline lies the ascent below the line's top")
  func baselines() throws {
    let layout = try layout("one\ntwo") { _ in }
    #expect(abs(layout.firstBaseline - ascent) < 1e-9)
    #expect(abs(layout.lastBaseline - lineHeight - ascent) < 1e-9)
    #expect(abs(layout.usedHeight - 2 * lineHeight) < 1e-9)
  }

  @Test("the tallest run decides a line's height and baseline")
  func mixedSizes() throws {
    var text = StyledText("small ", style: TextStyle(font: try Fixture.system(10)))
    text.append("LARGE", style: TextStyle(font: try Fixture.system(30)))
    let line = TextLayout(text).lines[0]
    #expect(abs(line.ascent - 30 * 1950.0 / 2048) < 1e-9)
    #expect(abs(line.descent - 30 * 494.0 / 2048) < 1e-9)
    #expect(line.runs.map(\.font.pointSize) == [10, 30])
  }

  @Test("a raised run raises its glyphs and the line's ascent")
  func baselineOffset() throws {
    let text = Fixture.text("x", try Fixture.system()) { style, _ in style.baselineOffset = 5 }
    let line = TextLayout(text).lines[0]
    #expect(abs(line.ascent - ascent - 5) < 1e-9)
    #expect(line.runs[0].positions[0].y == -5)
  }

  @Test("alignment places lines in the width, in the widest line's where it is unlimited")
  func alignment() throws {
    let font = try Fixture.system()
    let width = Fixture.width("short", font)
    for (alignment, x) in [
      (TextAlignment.left, 0.0), (.center, (200 - width) / 2), (.right, 200 - width), (.natural, 0), (.justified, 0),
    ] {
      let line = try layout("short", width: 200) { $0.alignment = alignment }.lines[0]
      #expect(abs(line.origin.x - x) < 1e-9)
    }
    let free = try layout("short\nsomewhat longer") { $0.alignment = .right }
    #expect(abs(free.lines[0].origin.x + width - Fixture.width("somewhat longer", font)) < 1e-9)
  }

  @Test("justified lines end at the edge, the last one does not")
  func justified() throws {
    let layout = try layout("aa bb cc dd ee ff gg", width: 75) { $0.alignment = .justified }
    for line in layout.lines.dropLast() {
      #expect(line.width == 75)
      let last = line.runs.last.map { $0.x + $0.width } ?? 0
      #expect(last - line.trailingWhitespaceWidth <= 75.001)
    }
    #expect((layout.lines.last?.width ?? 75) < 75)
  }

  @Test("line spacing lies between lines, paragraph spacing between paragraphs")
  func spacing() throws {
    let layout = try layout("a\nb") {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 4
    }
    #expect(abs(layout.lines[1].top - lineHeight - 17) < 1e-9)
    #expect(abs(layout.usedHeight - 2 * lineHeight - 17) < 1e-9)
  }

  @Test("line heights: multiple, least, most; what they add goes above the text")
  func lineHeights() throws {
    let doubled = try layout("a") { $0.lineHeightMultiple = 2 }
    #expect(abs(doubled.usedHeight - 2 * lineHeight) < 1e-9)
    #expect(abs(doubled.firstBaseline - lineHeight - ascent) < 1e-9)
    #expect(try layout("a") { $0.minimumLineHeight = 40 }.usedHeight == 40)
    let small = try layout("a") { $0.maximumLineHeight = 12 }
    #expect(small.usedHeight == 12)
    #expect(abs(small.firstBaseline - (12 - 17 * 494.0 / 2048)) < 1e-9)
    #expect(
      try layout("a") {
        $0.lineHeightMultiple = 3
        $0.maximumLineHeight = 30
      }.usedHeight == 30)
  }

  @Test("indents narrow the lines: the first line's, the others', the tail's")
  func indents() throws {
    let layout = try layout("one two three four five six", width: 100) {
      $0.firstLineHeadIndent = 40
      $0.headIndent = 10
      $0.tailIndent = -20
    }
    #expect(layout.lines[0].origin.x == 40)
    #expect(layout.lines.dropFirst().allSatisfy { $0.origin.x == 10 && $0.width <= 70.001 })
    #expect(layout.lines[0].width <= 40.001)
    let fromLeading = try self.layout("one two three", width: 300) { $0.tailIndent = 65 }
    #expect(fromLeading.lines.count == 2)
    let unlimited = try self.layout("one two three") {
      $0.tailIndent = 65
      $0.alignment = .right
    }
    #expect(unlimited.lines.count == 2)
    #expect(unlimited.lines.allSatisfy { $0.origin.x.isFinite })
  }

  @Test("tabs go to the next stop, aligned as the stop says")
  func tabs() throws {
    let font = try Fixture.system()
    let plain = try layout("a\tb") { _ in }
    #expect(plain.lines[0].runs.map(\.x)[2] == 28)
    let wide = try layout("aaaa\tb") { _ in }
    #expect(wide.lines[0].runs.map(\.x)[2] == 56)
    let right = try layout("a\t42") { $0.tabStops = [TabStop(location: 100, alignment: .right)] }
    #expect(abs(right.usedWidth - 100) < 1e-9)
    let center = try layout("a\t42") { $0.tabStops = [TabStop(location: 100, alignment: .center)] }
    #expect(abs(center.usedWidth - 100 - Fixture.width("42", font) / 2) < 1e-9)
    let interval = try layout("a\tb") {
      $0.tabStops = []
      $0.defaultTabInterval = 50
    }
    #expect(interval.lines[0].runs.map(\.x)[2] == 50)
  }

  @Test("an attachment is a box on the baseline")
  func attachment() throws {
    let font = try Fixture.system()
    var text = StyledText("a", style: TextStyle(font: font))
    var style = TextStyle(font: font)
    style.attachment = TextAttachmentBox(width: 20, height: 30, y: -4)
    style.tag = 7
    text.append("\u{FFFC}", style: style)
    text.append("b", style: TextStyle(font: font))
    let line = TextLayout(text).lines[0]
    #expect(line.ascent == 26)
    #expect(abs(line.descent - 17 * 494.0 / 2048) < 1e-9)
    let run = line.runs[1]
    #expect(run.attachment == style.attachment)
    #expect(run.tag == 7)
    #expect(run.glyphs.isEmpty)
    #expect(abs(line.runs[2].x - run.x - 20) < 1e-9)
  }
}
