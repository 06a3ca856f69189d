import TestClocks
import Testing
import Typefaces

@testable import Typesetting

@Suite("Odd and large texts")
struct TortureTests {
  private func layout(_ units: [UInt16], width: Double = 100, lines: Int = 0, _ mode: LineBreakMode? = nil) throws
    -> TextLayout
  {
    var text = StyledText()
    text.append(utf16: units, style: TextStyle(font: try Fixture.system()))
    return TextLayout(text, width: width, maximumLines: lines, lineBreakMode: mode)
  }

  @Test("empty text has no lines and no size")
  func empty() throws {
    let layout = TextLayout(StyledText())
    #expect(layout.lines.isEmpty)
    #expect(layout.usedWidth == 0)
    #expect(layout.usedHeight == 0)
    let size = TextLayout.size(of: "", font: try Fixture.system())
    #expect(size.width == 0)
    #expect(abs(size.height - 17 * 1.193359375) < 1e-9)
  }

  @Test(
    "every unit is on a line, whatever the text",
    arguments: [
      [0xD800], [0xDC00, 0xD800], [0x61, 0xD83D, 0x62], [0x301], [0x301, 0x301, 0x0A, 0x301], [0x0A], [0x0D, 0x0A],
      [0x20, 0x20], [0x09, 0x09, 0x61], [0x200D, 0x200D], [0xFFFC], [0xFE0F], [0x202E, 0x61, 0x62], [0x2067, 0x61],
      [0, 1, 2, 0x7F], [0xFEFF, 0xFFFF], [0x5D0, 0xD800, 0x5D1], [0xDB40, 0xDC7F],
    ] as [[UInt16]])
  func everyUnitIsPlaced(units: [UInt16]) throws {
    for width in [Double.infinity, 100, 0] {
      for mode in [nil, LineBreakMode.truncatingTail, .truncatingMiddle, .charWrapping] {
        let layout = try layout(units, width: width, mode)
        #expect(layout.lines.first?.range.lowerBound == 0)
        #expect(layout.lines.last?.range.upperBound == units.count)
        for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
          #expect(line.range.upperBound == next.range.lowerBound)
        }
        #expect(layout.usedWidth.isFinite && layout.usedHeight.isFinite)
        _ = layout.index(atX: 3, y: 3)
        _ = layout.rects(for: 0..<units.count)
      }
    }
  }

  @Test("texts of random units break into lines that cover them")
  func randomTexts() throws {
    var state: UInt64 = 42
    func random(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let blocks: [(UInt64, UInt64)] = [
      (0x20, 95), (0x590, 0x100), (0x600, 0x100), (0x300, 0x60), (0x900, 0x80), (0xD800, 0x800), (0x2000, 0x70),
      (0x4E00, 0x100), (0x00, 0x20), (0xE00, 0x60),
    ]
    for _ in 0..<60 {
      let units = (0..<Int(random(80))).map { _ in
        let block = blocks[Int(random(UInt64(blocks.count)))]
        return UInt16(block.0 + random(block.1))
      }
      let layout = try layout(units, width: Double(random(200)), lines: Int(random(4)), .truncatingTail)
      #expect(layout.lines.reduce(0) { $0 + $1.range.count } <= units.count)
      #expect(layout.usedWidth.isFinite)
    }
  }

  @Test("twenty thousand characters take time linear in their number", arguments: [0, 1, 2, 3, 4])
  func large(kind: Int) throws {
    let unit = ["lorem ipsum dolor ", "x", "שלום 12 ", "e\u{301}😀 ", "a\tb\n"][kind]
    let font = try Fixture.system()
    func measure(_ count: Int) -> (time: Duration, layout: TextLayout) {
      let text = Fixture.text(String(repeating: unit, count: count / unit.utf16.count), font)
      var layout = TextLayout(StyledText())
      let time = ProcessorTime.measure { layout = TextLayout(text, width: 200) }
      return (time, layout)
    }
    _ = measure(500)
    let small = max(min(measure(2_000).time, measure(2_000).time), .milliseconds(1))
    let large = measure(20_000)
    #expect(large.layout.lines.last?.range.upperBound == large.layout.textLength)
    // The text is ten times as long. Linear time is 10 times as long, quadratic time would be 100.
    #expect(large.time < small * 40)
  }

  @Test("zero width puts each character on its own line, infinite width all on one")
  func widths() throws {
    let units = Array("abc def".utf16)
    #expect(try layout(units, width: 0).lines.count == 6)
    #expect(try layout(units, width: .infinity).lines.count == 1)
    #expect(try layout(units, width: -5).lines.count == 6)
    #expect(try layout(units, width: .nan).lines.count == 6)
  }

  @Test("two hundred styles in a line, all of them placed in order")
  func manyStyles() throws {
    var text = StyledText()
    for index in 0..<200 {
      var style = TextStyle(font: try Fixture.system(Double(8 + index % 20)))
      style.tag = index
      text.append("ab", style: style)
    }
    let line = TextLayout(text).lines[0]
    #expect(line.runs.map(\.tag) == Array(0..<200))
    for (run, next) in zip(line.runs, line.runs.dropFirst()) {
      #expect(abs(run.x + run.width - next.x) < 1e-9)
    }
  }

  @Test("a character that no font has is an empty box of the system font")
  func missingCharacter() throws {
    let font = try Fixture.system()
    let run = TextLayout(Fixture.text("a\u{378}b", font)).lines[0].runs[0]
    #expect(run.glyphs.count == 3 && run.glyphs[1] == font.glyph(for: "\u{25A1}"))
    #expect(run.advances[1] == font.advance(of: run.glyphs[1]) && run.advances[1] > 5)
  }

  @Test("isolated marks and emoji sequences are one character each")
  func sequences() throws {
    let font = try Fixture.system()
    for string in ["👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "❤️"] {
      let runs = TextLayout(Fixture.text(string, font)).lines[0].runs
      #expect(runs.count == 1, "\(string)")
      #expect(runs[0].font.face.hasColor, "\(string)")
      #expect(runs[0].glyphs.count { $0 != 0 } >= 1)
      #expect(Set(runs[0].utf16Indices) == [0])
    }
    #expect(TextLayout(Fixture.text("©", font)).lines[0].runs[0].font == font)
  }
}
