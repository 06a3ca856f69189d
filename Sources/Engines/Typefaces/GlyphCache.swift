/// Pictures and outlines of glyphs. Pictures are kept, up to a bound on memory; the ones used longest ago go first.
package enum GlyphCache {
  /// A glyph rendered without hinting.
  ///
  /// - Parameters:
  ///   - xx: with `xy`, `yx`, `yy` the linear map from points (y up) to pixels (y down): pixel x is
  ///     `xx * x + xy * y`, pixel y is `yx * x + yy * y`. At scale 2 it is (2, 0, 0, -2).
  ///   - subpixelX: quarters of a pixel, 0..<4, by which the pen stands right of the pixel's left edge.
  /// - Returns: nil when there is nothing to draw: a space, an unknown glyph, or one larger than 4096 pixels, to be
  ///   filled as an outline.
  package static func image(
    of glyph: UInt32, in font: FontInstance, xx: Double, xy: Double, yx: Double, yy: Double, subpixelX: Int
  ) -> GlyphImage? {
    let key = GlyphStrike.Key(font: font, xx: xx, xy: xy, yx: yx, yy: yy)
    return GlyphStore.shared.image(of: glyph, subpixelX: subpixelX & 3, key: key)
  }

  /// The glyph's contours at the font's size; not kept. Empty for bitmaps and white space.
  package static func outline(of glyph: UInt32, in font: FontInstance) -> GlyphOutline {
    GlyphRenderer.outline(of: glyph, in: font)
  }
}
