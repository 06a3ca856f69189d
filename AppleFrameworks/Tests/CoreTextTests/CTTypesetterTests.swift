import CoreText
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Core Text's lines", .ownHosts)
struct CTTypesetterTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  private func width(_ string: String) -> CGFloat { text(string).size().width }

  @Test("a typesetter breaks between words, between characters where asked, and at the end of paragraphs")
  func breaking() {
    let typesetter = CTTypesetterCreateWithAttributedString(text("one two three\nfour"))
    let room = Double(width("one two thr"))
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, room) == 8)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, room + 1) == 11)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 8, 1000) == 6)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 14, 1000) == 4)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 18, 1000) == 0)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 1) >= 1)
  }

  @Test("a line knows its part of the text, its width and its fonts' heights")
  func bounds() {
    let typesetter = CTTypesetterCreateWithAttributedString(text("one two three"))
    let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 4))
    #expect(CTLineGetStringRange(line) == CFRange(location: 4, length: 4))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, -1)
    let length = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    // With the space at its end.
    #expect(abs(length - Double(width("two .") - width("."))) < 1)
    #expect(ascent == font.ascender && descent == -font.descender && leading == font.leading)
    #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("")), nil, nil, nil) == 0)
  }

  @Test("offsets and indices are each other's opposite")
  func offsets() {
    let typesetter = CTTypesetterCreateWithAttributedString(text("one two three"))
    let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 0))
    #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 0)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 7, nil) - width("two")) < 1)
    for index in 4...13 {
      let offset = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 1, y: 0)) == index)
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == 4)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 5000, y: 0)) == 13)
  }

  @Test("a line is drawn upright on its baseline, in coordinates that point up and in UIKit's")
  func drawing() throws {
    func rows(flipped: Bool) throws -> ClosedRange<Int> {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format).image { context in
        let cg = context.cgContext
        if flipped {
          cg.translateBy(x: 0, y: 60)
          cg.scaleBy(x: 1, y: -1)
          cg.textMatrix = .identity
          cg.textPosition = CGPoint(x: 5, y: 20)
        } else {
          cg.textPosition = CGPoint(x: 5, y: 40)
        }
        let line = CTLineCreateWithAttributedString(text("L"))
        CTLineDraw(line, cg)
        #expect(abs(cg.textPosition.x - 5 - width("L")) < 1)
      }
      let pixels = try #require(image.cgImage?.dataProvider?.data) as NSData
      let stride = try #require(image.cgImage?.bytesPerRow)
      let data = Data(referencing: pixels)
      let inked = (0..<60).filter { row in (0..<60).contains { data[row * stride + $0 * 4 + 3] > 128 } }
      let (first, last) = (try #require(inked.first), try #require(inked.last))
      // The foot of the letter is wider than its top.
      func ink(_ row: Int) -> Int { (0..<60).count { data[row * stride + $0 * 4 + 3] > 128 } }
      #expect(ink(last) > ink(first))
      return first...last
    }
    for flipped in [true, false] {
      let range = try rows(flipped: flipped)
      #expect(range.upperBound == 39, "flipped: \(flipped)")
      #expect(abs(CGFloat(range.count) - font.capHeight) <= 1.5)
    }
  }
}
