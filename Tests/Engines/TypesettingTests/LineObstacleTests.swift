import Testing
import Typefaces

@testable import Typesetting

@Suite("Lines around obstacles")
struct LineObstacleTests {
  /// A rectangle that lines avoid.
  struct Block: LineObstacles {
    var x: Range<Double>
    var y: Range<Double>
    var bottom: Double { y.upperBound }

    func freeParts(top: Double, height: Double, width: Double) -> [Range<Double>] {
      guard top < y.upperBound, top + height > y.lowerBound else { return [0..<width] }
      return [0..<min(x.lowerBound, width), min(x.upperBound, width)..<width].filter { !$0.isEmpty }
    }
  }

  private func layout(
    _ string: String, _ block: Block, width: Double = 300, change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextLayout {
    let text = Fixture.text(string, try Fixture.system()) { _, style in change(&style) }
    return TextLayout(text, width: width, obstacles: block)
  }

  private let words = String(repeating: "word ", count: 30)

  @Test("text goes on at the other side of an obstacle, at the same height, and is whole below it")
  func bothSides() throws {
    let lines = try layout(words, Block(x: 100..<180, y: 0..<30)).lines
    #expect(lines[0].fragment == 0..<100 && lines[1].fragment == 180..<300)
    #expect(lines[0].top == lines[1].top && lines[2].top == lines[3].top && lines[2].top > lines[0].top)
    #expect(lines[1].origin.x == 180 && lines[0].origin.x + lines[0].width <= 100)
    #expect(lines[4].top > lines[2].top && lines[4].width > 200)
    #expect(lines.map(\.range.count).reduce(0, +) == words.utf16.count)
  }

  @Test("alignment is that of each part")
  func alignment() throws {
    let lines = try layout(words, Block(x: 100..<180, y: 0..<30)) { $0.alignment = .right }.lines
    #expect(abs(lines[0].origin.x + lines[0].width - 100) < 0.01)
    #expect(abs(lines[1].origin.x + lines[1].width - 300) < 0.01)
  }

  @Test("right-to-left text begins at the right of the obstacle")
  func rightToLeft() throws {
    let text = String(repeating: "מילה ", count: 20)
    let lines = try layout(text, Block(x: 100..<180, y: 0..<30)).lines
    #expect(lines[0].fragment == 180..<300 && lines[1].fragment == 0..<100 && lines[0].top == lines[1].top)
    #expect(abs(lines[0].origin.x + lines[0].width - 300) < 0.01)
  }

  @Test("an obstacle without room beside it pushes text below; a new paragraph begins a new row")
  func rows() throws {
    let below = try layout("word", Block(x: 0..<300, y: 0..<50)).lines
    #expect(below[0].top >= 50 && below[0].top <= 51)
    let paragraphs = try layout("a\nb", Block(x: 100..<180, y: 0..<30)).lines
    #expect(paragraphs[1].fragment == 0..<100 && paragraphs[1].top > paragraphs[0].top)
  }

  @Test("every width of the layout ends", arguments: [0, 0.5, 10, 100, 1_000, Double.infinity])
  func widths(_ width: Double) throws {
    let layout = try layout(words, Block(x: 3..<8, y: 0..<200), width: width)
    #expect(layout.lines.last?.range.upperBound == words.utf16.count)
  }
}
