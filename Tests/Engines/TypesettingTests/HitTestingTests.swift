import Testing
import Typefaces

@testable import Typesetting

@Suite("Carets and selections")
struct HitTestingTests {
  @Test("a point leads to the nearest caret place and back", arguments: ["Hello", "ab אבג cd", "שלום abc", "x😀y"])
  func roundTrip(string: String) throws {
    let layout = TextLayout(Fixture.text(string, try Fixture.system()), width: 300)
    var offset = 0
    for character in string {
      let before = layout.caret(at: offset)
      let after = layout.caret(at: offset + character.utf16.count)
      // The point is just inside the character, at the side on which it begins.
      let rects = layout.rects(for: offset..<offset + character.utf16.count)
      #expect(rects.count == 1)
      let middle = rects[0].x + rects[0].width / 2
      #expect(layout.characterIndex(atX: middle, y: 5) == offset)
      let isFromLeft = abs(before.x - rects[0].x) < 1e-9
      let inside = middle + (isFromLeft ? -0.1 : 0.1) * rects[0].width
      #expect(layout.index(atX: inside, y: 5) == offset, "\(character)")
      #expect(abs(before.x - rects[0].x) < 1e-9 || abs(before.x - rects[0].x - rects[0].width) < 1e-9)
      #expect(after.height == before.height)
      offset += character.utf16.count
    }
  }

  @Test("points beside the text lead to its ends")
  func outside() throws {
    let layout = TextLayout(Fixture.text("one\ntwo", try Fixture.system()), width: 100)
    #expect(layout.index(atX: -10, y: -10) == 0)
    #expect(layout.index(atX: 90, y: 5) == 3)
    #expect(layout.index(atX: 90, y: 500) == 7)
    #expect(layout.characterIndex(atX: 90, y: 5) == nil)
    #expect(layout.caret(at: 99).x == layout.caret(at: 7).x)
    #expect(TextLayout(StyledText()).index(atX: 3, y: 3) == 0)
  }

  @Test("a selection across lines has a rectangle on each, in mixed directions more")
  func selections() throws {
    let font = try Fixture.system()
    let layout = TextLayout(Fixture.text("one\ntwo", font))
    let rects = layout.rects(for: 1..<6)
    #expect(rects.count == 2)
    #expect(abs(rects[1].width - Fixture.width("tw", font)) < 1)
    let mixed = TextLayout(Fixture.text("ab אבג", font))
    #expect(mixed.rects(for: 0..<4).count == 2)
    #expect(mixed.rects(for: 0..<6).count == 1)
    #expect(mixed.rects(for: 3..<3).isEmpty)
  }
}
