import CoreGraphics
import Foundation
import Testing

@Suite("Fonts of Core Graphics")
struct CGFontTests {
  private static let path = "/usr/share/fonts/truetype/dejavu/DejaVuMathTeXGyre.ttf"

  @Test("a font is found by its PostScript name, and a name without a font is none")
  func names() throws {
    let font = try #require(CGFont("Helvetica-Bold" as CFString))
    #expect(font.postScriptName as String? == "Helvetica-Bold" && font.fullName as String? == "Helvetica Bold")
    #expect(font.unitsPerEm > 0 && font.numberOfGlyphs > 100 && font.ascent > 0 && font.descent < 0)
    #expect(font.capHeight > font.xHeight && font.xHeight > 0 && font.fontBBox.height > 0)
    #expect(CGFont("No such font" as CFString) == nil)
    #expect(CGFont("Helvetica-Bold" as CFString) == font && CGFont("Helvetica" as CFString) != font)
  }

  @Test("the data of a file is a font with glyphs, names and widths")
  func data() throws {
    let provider = try #require(CGDataProvider(url: URL(filePath: Self.path) as CFURL))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName as String? == "DejaVuMathTeXGyre-Regular")
    let letter = font.getGlyphWithGlyphName(name: "A" as CFString)
    #expect(letter != 0 && font.name(for: letter) as String? == "A")
    #expect(font.getGlyphWithGlyphName(name: "no such glyph" as CFString) == 0)
    var advances: [Int32] = [0, 0]
    let space = font.getGlyphWithGlyphName(name: "space" as CFString)
    #expect(font.getGlyphAdvances(glyphs: [letter, space], count: 2, advances: &advances))
    #expect(advances[0] > advances[1] && advances[1] > 0 && advances[0] < font.unitsPerEm)
    var boxes = [CGRect.zero, .zero]
    #expect(font.getGlyphBBoxes(glyphs: [letter, space], count: 2, bboxes: &boxes))
    #expect(boxes[0].height > CGFloat(font.capHeight) * 0.9 && boxes[0].minY == 0 && boxes[1] == .zero)
    #expect(!font.getGlyphAdvances(glyphs: [.max], count: 1, advances: &advances) && font.name(for: .max) == nil)
    #expect(CGDataProvider(data: NSData(data: Data("no font".utf8))).flatMap { CGFont($0) } == nil)
  }

  @Test("a context shows glyphs of its font at positions in text space")
  func drawing() throws {
    let font = try #require(CGFont("Helvetica" as CFString))
    let glyph = font.getGlyphWithGlyphName(name: "l" as CFString)
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    func ink() throws -> Int {
      let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
      return (0..<40 * 40).count { bytes[$0 * 4 + 3] > 0 }
    }
    context.setFontSize(30)
    context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
    #expect(try ink() == 0)
    context.setFont(font)
    context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
    #expect(try ink() > 30)
  }
}
