import Testing
import Typefaces

@testable import Typesetting

@Suite("Measuring")
struct MeasuringTests {
  @Test("a layout that keeps no lines has the size of one that does, and its first and last lines")
  func sizes() throws {
    let font = try Fixture.system()
    for string in [
      "", "a", "\n", "one\ntwo wider words \nthree\n", String(repeating: "some words of a text ", count: 30),
    ] {
      for alignment in [TextAlignment.left, .center, .right, .justified] {
        for width in [Double.infinity, 200, 60, 0] {
          let text = Fixture.text(string, font) { _, paragraph in
            paragraph.alignment = alignment
            paragraph.firstLineHeadIndent = 7
            paragraph.lineSpacing = 2
          }
          for keepsLastEmptyLine in [false, true] {
            let whole = TextLayout(text, width: width, keepsLastEmptyLine: keepsLastEmptyLine)
            let measured = TextLayout(
              text, width: width, keepsLastEmptyLine: keepsLastEmptyLine, keepsLines: false)
            #expect(measured.usedWidth == whole.usedWidth, "\(string) in \(width)")
            #expect(measured.usedHeight == whole.usedHeight)
            #expect(measured.firstBaseline == whole.firstBaseline)
            #expect(measured.lastBaseline == whole.lastBaseline)
            #expect(measured.lines.last?.leading == whole.lines.last?.leading)
            #expect(measured.lines.count == min(whole.lines.count, 2))
          }
        }
      }
    }
  }

  @Test("where lines or the height are limited all lines are kept")
  func limits() throws {
    let text = Fixture.text(String(repeating: "line\n", count: 100), try Fixture.system())
    #expect(TextLayout(text, width: 100, maximumLines: 5, keepsLines: false).lines.count == 5)
    #expect(TextLayout(text, width: 100, height: 100, keepsLines: false).lines.count == 4)
  }

  @Test("a text that ends with a newline is as wide as without it, wherever its lines are aligned")
  func newline() throws {
    let font = try Fixture.system()
    for alignment in [TextAlignment.left, .center, .right] {
      let widths = ["Some words", "Some words\n"].map { string in
        TextLayout(
          Fixture.text(string, font) { $1.alignment = alignment }, width: 300, keepsLastEmptyLine: true
        ).usedWidth
      }
      #expect(widths[0] == widths[1], "\(alignment)")
    }
  }
}
