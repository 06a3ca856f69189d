import CoreGraphics
import Testing
import Typefaces

struct GlyphDrawingTests {
  private func font(_ size: Double) throws -> FontInstance { try FontCatalog.systemFont(size: size) }

  private func draw(_ canvas: Canvas, _ character: Unicode.Scalar, size: Double, at point: CGPoint) throws {
    let font = try font(size)
    let glyph = try #require(font.glyph(for: character))
    canvas.context.textMatrix = CGAffineTransform(1, 0, 0, -1, 0, 0)
    canvas.context.drawGlyphs([glyph], at: [point], font: font)
  }

  @Test("a glyph stands on its baseline, upright in UIKit's contexts")
  func baseline() throws {
    let canvas = Canvas.flipped(60, 60)
    try draw(canvas, "H", size: 40, at: CGPoint(x: 10, y: 50))
    let rows = (0..<60).filter { y in (0..<60).contains { canvas.alpha($0, y) > 0 } }
    #expect(rows.last == 49)
    let capHeight = try font(40).capHeight
    #expect(abs(Double(rows.count) - capHeight) <= 2)
    // The bar of an L is at the bottom.
    let letter = Canvas.flipped(60, 60)
    try draw(letter, "L", size: 40, at: CGPoint(x: 10, y: 50))
    func ink(_ y: Int) -> Int { (0..<60).reduce(0) { $0 + letter.alpha($1, y) } }
    #expect(ink(48) > 2 * ink(30))
  }

  @Test("baselines are brought to whole pixels, pens to quarters")
  func snapping() throws {
    let first = Canvas.flipped(40, 40)
    try draw(first, "H", size: 20, at: CGPoint(x: 5, y: 30))
    let lifted = Canvas.flipped(40, 40)
    try draw(lifted, "H", size: 20, at: CGPoint(x: 5.1, y: 29.7))
    #expect(first.bytes == lifted.bytes)
    let moved = Canvas.flipped(40, 40)
    try draw(moved, "H", size: 20, at: CGPoint(x: 5.5, y: 30))
    #expect(moved.bytes != first.bytes)
    #expect(abs(moved.area - first.area) < 2)
  }

  @Test("scaling the context enlarges glyphs, turning it turns them")
  func transforms() throws {
    let small = Canvas.flipped(80, 80)
    try draw(small, "O", size: 20, at: CGPoint(x: 5, y: 30))
    let large = Canvas.flipped(80, 80, scale: 2)
    try draw(large, "O", size: 20, at: CGPoint(x: 5, y: 30))
    #expect(abs(large.area / small.area - 4) < 0.15)
    let turned = Canvas.flipped(80, 80)
    turned.context.translateBy(x: 40, y: 40)
    turned.context.rotate(by: .pi / 4)
    try draw(turned, "O", size: 20, at: .zero)
    #expect(abs(turned.area / small.area - 1) < 0.1)
  }

  @Test("large glyphs are filled as outlines, of the same form")
  func large() throws {
    let canvas = Canvas.flipped(400, 400)
    try draw(canvas, "I", size: 300, at: CGPoint(x: 50, y: 350))
    let half = Canvas.flipped(400, 400)
    try draw(half, "I", size: 150, at: CGPoint(x: 50, y: 350))
    #expect(abs(canvas.area / half.area - 4) < 0.1)
  }

  @Test("clips of any shape, alpha and color hold for glyphs")
  func clips() throws {
    let canvas = Canvas.flipped(60, 60)
    canvas.context.setFillColor(CGColor.pureRed.copy(alpha: 0.5)!)
    canvas.context.saveGState()
    canvas.context.addEllipse(in: CGRect(x: 0, y: -20, width: 60, height: 60))
    canvas.context.clip()
    try draw(canvas, "I", size: 50, at: CGPoint(x: 20, y: 55))
    canvas.context.restoreGState()
    let highest = (0..<60).flatMap { y in (0..<60).map { canvas.channels($0, y) } }.max { $0[3] < $1[3] }
    #expect(highest == [128, 0, 0, 128])
    #expect((41..<60).allSatisfy { y in (0..<60).allSatisfy { canvas.alpha($0, y) == 0 } })
  }

  @Test("text drawing modes stroke and clip")
  func modes() throws {
    let filled = Canvas.flipped(60, 60)
    try draw(filled, "O", size: 50, at: CGPoint(x: 5, y: 50))
    let stroked = Canvas.flipped(60, 60)
    stroked.context.setTextDrawingMode(.stroke)
    stroked.context.setLineWidth(0.5)
    try draw(stroked, "O", size: 50, at: CGPoint(x: 5, y: 50))
    #expect(stroked.area > 0 && stroked.area < filled.area / 2)
    let clipped = Canvas.flipped(60, 60)
    clipped.context.setTextDrawingMode(.clip)
    try draw(clipped, "O", size: 50, at: CGPoint(x: 5, y: 50))
    #expect(clipped.area == 0)
    clipped.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(abs(clipped.area / filled.area - 1) < 0.03)
    let hidden = Canvas.flipped(60, 60)
    hidden.context.setTextDrawingMode(.invisible)
    try draw(hidden, "O", size: 50, at: CGPoint(x: 5, y: 50))
    #expect(hidden.area == 0)
  }

  @Test("a shadow follows the glyph")
  func shadow() throws {
    let canvas = Canvas.flipped(60, 120)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 50), blur: 0, color: .opaqueBlack)
    canvas.context.setFillColor(CGColor.pureRed)
    try draw(canvas, "I", size: 40, at: CGPoint(x: 20, y: 50))
    for y in 0..<60 {
      for x in 0..<60 { #expect(canvas.alpha(x, y) == canvas.alpha(x, y + 50) || y >= 50 || y < 10) }
    }
    #expect((0..<60).contains { canvas[$0, 90] == "#000000FF" })
  }

  @Test(
    "color glyphs keep their colors, upright, turned and large", arguments: [(20.0, 0.0), (20.0, 0.5), (300.0, 0.0)])
  func colorGlyphs(size: Double, angle: Double) throws {
    let emoji = try #require(FontCatalog.colorFallback(for: "\u{1F600}", near: try font(size)))
    let glyph = try #require(emoji.glyph(for: "\u{1F600}"))
    #expect(GlyphCache.outline(of: glyph, in: emoji).isEmpty)
    let side = Int(size * 3)
    let canvas = Canvas.flipped(side, side)
    canvas.context.textMatrix = CGAffineTransform(1, 0, 0, -1, 0, 0)
    canvas.context.translateBy(x: CGFloat(size), y: CGFloat(size) * 2)
    canvas.context.rotate(by: angle)
    canvas.context.setFillColor(gray: 0, alpha: 0.5)
    canvas.context.drawGlyphs([glyph], at: [.zero], font: emoji)
    #expect(canvas.area > size * size * 0.25)
    let pixels = (0..<side).flatMap { y in (0..<side).map { canvas.channels($0, y) } }
    #expect(pixels.allSatisfy { $0[3] <= 129 })
    // The emoji is a yellow face.
    #expect(pixels.contains { $0[3] > 120 && $0[0] > 90 && $0[2] < 60 })
  }
}
