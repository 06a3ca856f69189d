import Testing
import Typefaces

@Suite("Glyph images and outlines")
struct GlyphCacheTests {
  private func image(_ character: Unicode.Scalar, size: Double = 17, scale: Double = 2, subpixelX: Int = 0) throws
    -> GlyphImage?
  {
    let font = try FontCatalog.systemFont(size: size)
    let glyph = try #require(font.glyph(for: character))
    return GlyphCache.image(of: glyph, in: font, xx: scale, xy: 0, yx: 0, yy: -scale, subpixelX: subpixelX)
  }

  private func ink(_ image: GlyphImage) -> Double {
    image.bytes.reduce(0) { $0 + Double($1) } / 255
  }

  @Test("a capital H is as high as the recorded cap height and stands on the baseline")
  func capHeight() throws {
    let image = try #require(try image("H", size: 20, scale: 10))
    #expect(image.format == .alpha8)
    #expect(abs(Double(image.top) - 20 * 10 * 1443 / 2048) <= 1)
    #expect(image.top == image.height)
  }

  @Test("a space has no image, and its outline is empty")
  func space() throws {
    #expect(try image(" ") == nil)
    let font = try FontCatalog.systemFont(size: 17)
    #expect(GlyphCache.outline(of: try #require(font.glyph(for: " ")), in: font).isEmpty)
  }

  @Test("the same glyph is rendered once, quarters of a pixel apart differ and cover as much")
  func quarters() throws {
    let first = try #require(try image("m"))
    #expect(try image("m") === first)
    for quarter in 1..<4 {
      let moved = try #require(try image("m", subpixelX: quarter))
      #expect(moved.bytes != first.bytes)
      #expect(abs(ink(moved) - ink(first)) < 1.5)
    }
  }

  @Test("a turned map turns the image")
  func turned() throws {
    let font = try FontCatalog.systemFont(size: 40)
    let glyph = try #require(font.glyph(for: "l"))
    let upright = try #require(GlyphCache.image(of: glyph, in: font, xx: 1, xy: 0, yx: 0, yy: -1, subpixelX: 0))
    // x to the right becomes down, and y up becomes right.
    let turned = try #require(GlyphCache.image(of: glyph, in: font, xx: 0, xy: 1, yx: 1, yy: 0, subpixelX: 0))
    #expect(upright.height > upright.width * 3)
    #expect(turned.width > turned.height * 3)
    #expect(turned.left == upright.top - upright.height)
  }

  @Test("an outline has the size of the glyph in points, closed and y up")
  func outline() throws {
    let font = try FontCatalog.systemFont(size: 100)
    let outline = GlyphCache.outline(of: try #require(font.glyph(for: "I")), in: font)
    guard case .move? = outline.elements.first, case .close? = outline.elements.last else {
      Issue.record("an outline begins with a move and ends closed")
      return
    }
    var highest = -Double.infinity
    var lowest = Double.infinity
    var left = Double.infinity
    var right = -Double.infinity
    for element in outline.elements {
      switch element {
      case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        highest = max(highest, point.y)
        lowest = min(lowest, point.y)
        left = min(left, point.x)
        right = max(right, point.x)
      case .close: break
      }
    }
    #expect(abs(highest - 70.459) < 0.1)
    #expect(lowest == 0)
    // The white space on both sides is equal, except for tracking.
    let advance = font.advance(of: try #require(font.glyph(for: "I")))
    let tracking = 54.0 / 2048 * 100
    #expect(abs(left - (advance - tracking - right)) < 0.2)
  }

  @Test("an emoji is a premultiplied color picture of its size")
  func emoji() throws {
    let font = try FontCatalog.systemFont(size: 17)
    let emoji = try #require(FontCatalog.colorFallback(for: "\u{1F600}", near: font))
    let glyph = try #require(emoji.glyph(for: "\u{1F600}"))
    let image = try #require(GlyphCache.image(of: glyph, in: emoji, xx: 3, xy: 0, yx: 0, yy: -3, subpixelX: 0))
    #expect(image.format == .bgraPremultiplied)
    #expect((58...70).contains(image.width))
    let pixels = stride(from: 0, to: image.bytes.count, by: 4)
    #expect(pixels.allSatisfy { at in image.bytes[at..<at + 3].allSatisfy { $0 <= image.bytes[at + 3] } })
    // The face is yellow: much red, some green, and little blue in the center.
    let middle = image.height / 2 * image.bytesPerRow + image.width / 4 * 4
    #expect(image.bytes[middle + 2] > 200)
    #expect(image.bytes[middle] < 120)
  }

  @Test("a glyph that is not there, and one too large, have no image")
  func oddGlyphs() throws {
    let font = try FontCatalog.systemFont(size: 17)
    #expect(GlyphCache.image(of: 60_000, in: font, xx: 1, xy: 0, yx: 0, yy: -1, subpixelX: 0) == nil)
    #expect(try image("W", size: 17, scale: 1_000) == nil)
    #expect(try image("W", size: 17, scale: 0) == nil)
    #expect(font.advance(of: 60_000) == 0)
  }
}
