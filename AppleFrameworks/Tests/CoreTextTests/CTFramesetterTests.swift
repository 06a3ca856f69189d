import CoreText
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Core Text's frames", .ownHosts)
struct CTFramesetterTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  @Test("the suggested size is that of the text in UIKit, and the range is what fits")
  func sizes() {
    let text = text("one two three four five six seven")
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    var fit = CFRange()
    let limit = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRange(), nil, limit, &fit)
    let expected = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
    #expect(abs(size.width - expected.width) <= 1 && abs(size.height - expected.height) <= 1)
    #expect(fit == CFRange(location: 0, length: text.length))
    let low = CGSize(width: 120, height: font.lineHeight * 1.5)
    _ = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRange(), nil, low, &fit)
    #expect(fit.location == 0 && fit.length < 20 && fit.length > 5)
  }

  @Test("the lines of a frame are from its top, with baselines at a distance of a line's height")
  func frames() throws {
    let framesetter = CTFramesetterCreateWithAttributedString(text("one two three four five six seven"))
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 120, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: 4, length: 0), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.count == 3 && CTLineGetStringRange(lines[0]).location == 4)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 4, length: 29))
    var origins = [CGPoint](repeating: .zero, count: 3)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    #expect(origins.allSatisfy { $0.x == 0 })
    #expect(abs(200 - origins[0].y - font.ascender) < 1.5)
    #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 1)
    #expect(CTFrameGetPath(frame) == path)
  }

  @Test("a line that is too wide is truncated at a side or in the middle")
  func truncation() throws {
    let line = CTLineCreateWithAttributedString(text("abcdefghijklmnopqrstuvwxyz"))
    let token = CTLineCreateWithAttributedString(text("…"))
    let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineCreateTruncatedLine(line, whole + 1, .end, token) === line)
    for kind in [CTLineTruncationType.start, .end, .middle] {
      let short = try #require(CTLineCreateTruncatedLine(line, whole / 2, kind, token))
      let width = CTLineGetTypographicBounds(short, nil, nil, nil)
      #expect(width <= whole / 2 && width > whole / 2 - 25)
    }
    #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
  }

  @Test("a frame draws its lines in the color of Core Text, from the bottom up")
  func drawing() throws {
    let text = NSAttributedString(
      string: "MMMM",
      attributes: [
        .font: font,
        NSAttributedString.Key(kCTForegroundColorAttributeName as String): UIColor.red.cgColor,
      ])
    let size = CGSize(width: 100, height: 60)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: 0, y: size.height)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.textMatrix = .identity
      let frame = CTFramesetterCreateFrame(
        CTFramesetterCreateWithAttributedString(text), CFRange(),
        CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil)
      CTFrameDraw(frame, context.cgContext)
    }
    let pixels = Data(referencing: try #require(image.cgImage?.dataProvider?.data) as NSData)
    let stride = try #require(image.cgImage?.bytesPerRow)
    let inked = (0..<60).filter { row in (0..<100).contains { pixels[row * stride + $0 * 4 + 3] > 128 } }
    #expect((inked.first ?? 60) < 15 && (inked.last ?? 0) < 30)
  }

  @Test("fonts are UIKit's fonts")
  func fonts() {
    let font = CTFontCreateWithName("Courier", 15, nil)
    #expect(CTFontGetSize(font) == 15 && CTFontCopyFamilyName(font) == "Courier")
    #expect(CTFontGetDescent(font) > 0 && CTFontGetSize(CTFontCreateCopyWithAttributes(font, 9, nil, nil)) == 9)
    let bold = CTFontCreateCopyWithSymbolicTraits(UIFont.systemFont(ofSize: 12), 0, nil, .boldTrait, .boldTrait)
    #expect(bold.map { CTFontGetSymbolicTraits($0).contains(.boldTrait) } == true)
    #expect((UIFont.systemFont(ofSize: 10) as CTFont).pointSize == 10)
  }
}
