/// A cache of glyph images, and access to outlines. The cache removes the least recently used images above a limit of
/// memory.
package enum GlyphCache {
  /// Returns a glyph rendered without hinting.
  ///
  /// - Parameters:
  ///   - xx: With `xy`, `yx` and `yy`, the linear map from points (y up) to pixels (y down): pixel x is `xx * x + xy *
  ///     y`, pixel y is `yx * x + yy * y`. At scale 2 it is (2, 0, 0, -2).
  ///   - subpixelX: The distance of the pen from the pixel's left edge in quarters of a pixel, 0..<4.
  /// - Returns: Nil if the glyph has no image: a space, an unknown glyph, or one larger than 4096 pixels, which must be
  ///   filled as an outline.
  package static func image(
    of glyph: UInt32, in font: FontInstance, xx: Double, xy: Double, yx: Double, yy: Double, subpixelX: Int
  ) -> GlyphImage? {
    let key = GlyphStrike.Key(font: font, xx: xx, xy: xy, yx: yx, yy: yy)
    return GlyphStore.shared.image(of: glyph, subpixelX: subpixelX & 3, key: key)
  }

  /// Returns the glyph's contours in the font's size, without caching. The outline is empty for bitmaps and white
  /// space.
  package static func outline(of glyph: UInt32, in font: FontInstance) -> GlyphOutline {
    GlyphRenderer.outline(of: glyph, in: font)
  }
}
