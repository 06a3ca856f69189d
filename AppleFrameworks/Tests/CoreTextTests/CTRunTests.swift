import CoreText
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Core Text's glyphs and runs", .ownHosts)
struct CTRunTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func runs(_ text: NSAttributedString) -> [CTRun] {
    CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)).compactMap { $0 as? CTRun }
  }

  @Test("characters have glyphs with advances and outlines, and unknown ones have none")
  func glyphs() throws {
    let characters = Array("Ab \u{10FFFF}".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: characters.count)
    #expect(!CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count))
    #expect(glyphs[0] != 0 && glyphs[1] != glyphs[0] && glyphs[2] != 0 && glyphs[3] == 0 && glyphs[4] == 0)
    #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3))
    var advances = [CGSize](repeating: .zero, count: 3)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
    #expect(advances.allSatisfy { $0.width > 0 } && abs(sum - Double(advances.reduce(0) { $0 + $1.width })) < 0.001)
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    #expect(abs(path.boundingBoxOfPath.height - CTFontGetCapHeight(font)) < 0.5)
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let large = try #require(CTFontCreatePathForGlyph(font, glyphs[0], &twice))
    #expect(abs(large.boundingBoxOfPath.width - 2 * path.boundingBoxOfPath.width) < 0.001)
    #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
    #expect(CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, nil, 1) == path.boundingBoxOfPath)
  }

  @Test("a font without a size and a font of it in a size have the same names and glyphs")
  func graphicsFonts() throws {
    let bold = CTFontCreateWithName("Helvetica-Bold" as CFString, 30, nil)
    let plain = CTFontCopyGraphicsFont(bold, nil)
    #expect(plain.postScriptName as String? == "Helvetica-Bold" && plain == CGFont("Helvetica-Bold" as CFString))
    let again = CTFontCreateWithGraphicsFont(plain, 15, nil, nil)
    #expect(CTFontGetSize(again) == 15 && CTFontCopyPostScriptName(again) as String == "Helvetica-Bold")
    #expect(abs(CTFontGetAscent(again) * 2 - CTFontGetAscent(bold)) < 0.001)
    #expect(
      CTFontCopyFullName(bold) as String == "Helvetica Bold" && CTFontGetGlyphWithName(bold, "A" as CFString) != 0)
  }

  @Test("a line has a run for each part with its own attributes, in its order")
  func runs() throws {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    let mark = NSAttributedString.Key("mark")
    text.append(NSAttributedString(string: "cde", attributes: [.font: font, mark: 7]))
    let line = CTLineCreateWithAttributedString(text)
    let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
    #expect(runs.map(CTRunGetGlyphCount) == [2, 3] && CTLineGetGlyphCount(line) == 5)
    #expect(runs.map(CTRunGetStringRange) == [CFRange(location: 0, length: 2), CFRange(location: 2, length: 3)])
    let last = try #require(runs.last)
    #expect(CTRunGetAttributes(last).object(forKey: "mark") as? Int == 7 && CTRunGetStatus(last) == [])
    var indices = [CFIndex](repeating: 0, count: 2)
    CTRunGetStringIndices(last, CFRange(location: 1, length: 2), &indices)
    #expect(indices == [3, 4])
    var positions = [CGPoint](repeating: .zero, count: 3)
    CTRunGetPositions(last, CFRange(location: 0, length: 0), &positions)
    #expect(abs(positions[0].x - CTLineGetOffsetForStringIndex(line, 2, nil)) < 0.001)
    let widths = runs.map { CTRunGetTypographicBounds($0, CFRange(location: 0, length: 0), nil, nil, nil) }
    #expect(abs(widths.reduce(0, +) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    CTRunGetGlyphs(last, CFRange(location: 0, length: 0), &glyphs)
    var expected = glyphs
    CTFontGetGlyphsForCharacters(font, Array("cde".utf16), &expected, 3)
    #expect(glyphs == expected)
  }

  private final class Space {
    let width: CGFloat
    init(_ width: CGFloat) { self.width = width }
  }

  private var callbacks: CTRunDelegateCallbacks {
    CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { Unmanaged<Space>.fromOpaque($0).release() },
      getAscent: { _ in 50 }, getDescent: { _ in 10 },
      getWidth: { Unmanaged<Space>.fromOpaque($0).takeUnretainedValue().width })
  }

  @Test("a delegate gives the size of its characters")
  func delegates() throws {
    var callbacks = callbacks
    let delegate = try #require(CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(Space(70)).toOpaque()))
    let text = NSMutableAttributedString(string: "a b", attributes: [.font: font])
    let key = NSAttributedString.Key(kCTRunDelegateAttributeName as String)
    text.addAttribute(key, value: delegate, range: NSRange(location: 1, length: 1))
    let line = CTLineCreateWithAttributedString(text)
    let offset = CTLineGetOffsetForStringIndex(line, 2, nil) - CTLineGetOffsetForStringIndex(line, 1, nil)
    #expect(abs(offset - 70) < 0.001)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    _ = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(ascent == 50 && descent == 10)
    let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
    #expect(runs.count == 3)
    #expect(CTRunGetTypographicBounds(runs[1], CFRange(location: 0, length: 0), &ascent, nil, nil) == 70)
  }

  @Test("the end of a delegate releases its reference")
  func endOfDelegate() {
    weak var space: Space?
    var callbacks = callbacks
    do {
      let made = Space(70)
      space = made
      let delegate = CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(made).toOpaque())
      #expect(delegate.map(CTRunDelegateGetRefCon) == Unmanaged.passUnretained(made).toOpaque())
    }
    #expect(space == nil)
  }

  @Test("a style of Core Text has the values of its settings")
  func paragraphStyle() {
    var (alignment, spacing, mode) = (CTTextAlignment.center, CGFloat(9), CTLineBreakMode.byTruncatingTail)
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        withUnsafePointer(to: &mode) { mode in
          let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
            CTParagraphStyleSetting(
              spec: .minimumLineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
            CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: MemoryLayout<CTLineBreakMode>.size, value: mode),
          ]
          return CTParagraphStyleCreate(settings, settings.count)
        }
      }
    }
    #expect(style.alignment == .center && style.lineSpacing == 9 && style.lineBreakMode == .byTruncatingTail)
  }

  @Test("a run draws its part of the line where the line has it")
  func drawing() throws {
    let text = NSMutableAttributedString(string: "H", attributes: [.font: font, .foregroundColor: UIColor.black])
    text.append(NSAttributedString(string: "H", attributes: [.font: font, .foregroundColor: UIColor.red]))
    let line = CTLineCreateWithAttributedString(text)
    let second = try #require(CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }.last)
    let context = try #require(
      CGContext(
        data: nil, width: 60, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.textPosition = CGPoint(x: 5, y: 10)
    CTRunDraw(second, context, CFRange(location: 0, length: 0))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let columns = (0..<60).filter { x in (0..<40).contains { bytes[($0 * 60 + x) * 4 + 3] > 100 } }
    let start = 5 + CTLineGetOffsetForStringIndex(line, 1, nil)
    #expect(try #require(columns.first) >= Int(start) && columns.count > 5)
  }
}
