internal import CFreeType

/// A renderer of single glyphs with FreeType, without hinting.
enum GlyphRenderer {
  /// The limit of an image's sides. Larger glyphs are filled as outlines.
  private static let pixelLimit = 4096

  static func image(of glyph: UInt32, subpixelX: Int, key: GlyphStrike.Key) -> GlyphImage? {
    let font = key.font
    guard font.face.isScalable else {
      return ColorGlyphRenderer.image(of: glyph, subpixelX: subpixelX, key: key)
    }
    // The offset is requested before FreeType's lock is acquired, because widths acquire it.
    let offset = font.drawingOffset(of: glyph)
    return FreeTypeLibrary.withLock { library in
      guard let outline = loadOutline(of: glyph, in: font) else {
        return nil
      }
      let unit = font.drawingSize / Double(font.face.unitsPerEm) * 64
      var matrix = FT_Matrix(
        xx: fixed(key.xx * font.stretch * unit), xy: fixed((key.xx * font.slant + key.xy) * unit),
        yx: fixed(-key.yx * font.stretch * unit), yy: fixed(-(key.yx * font.slant + key.yy) * unit))
      FT_Outline_Transform(outline, &matrix)
      FT_Outline_Translate(
        outline, position(key.xx * offset * 64) + FT_Pos(subpixelX * 16), position(-key.yx * offset * 64))
      return rasterize(outline, library: library)
    }
  }

  static func outline(of glyph: UInt32, in font: FontInstance) -> GlyphOutline {
    guard font.face.isScalable else {
      return GlyphOutline()
    }
    let offset = font.drawingOffset(of: glyph)
    return FreeTypeLibrary.withLock { _ in
      guard let outline = loadOutline(of: glyph, in: font) else {
        return GlyphOutline()
      }
      let scale = font.drawingSize / Double(font.face.unitsPerEm)
      return OutlineReader.read(outline, scale: scale, stretch: font.stretch, slant: font.slant, offset: offset)
    }
  }

  /// Returns the outline in font units. It belongs to the face, and is valid until the face loads another glyph.
  private static func loadOutline(of glyph: UInt32, in font: FontInstance) -> UnsafeMutablePointer<FT_Outline>? {
    let face = font.face.handle
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
    else {
      return nil
    }
    return withUnsafeMutablePointer(to: &slot.pointee.outline) { $0 }
  }

  /// Renders an outline.
  ///
  /// - Parameter outline: The outline in 64ths of a pixel with y up. The function translates it.
  private static func rasterize(_ outline: UnsafeMutablePointer<FT_Outline>, library: FT_Library) -> GlyphImage? {
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    let left = box.xMin >> 6
    let bottom = box.yMin >> 6
    let width = ((box.xMax + 63) >> 6) - left
    let height = ((box.yMax + 63) >> 6) - bottom
    guard width > 0, height > 0, width <= pixelLimit, height <= pixelLimit else {
      return nil
    }
    FT_Outline_Translate(outline, -left * 64, -bottom * 64)
    var bytes = [UInt8](repeating: 0, count: width * height)
    let failed = bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.width = UInt32(width)
      bitmap.rows = UInt32(height)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library, outline, &bitmap) != 0
    }
    guard !failed else {
      return nil
    }
    return GlyphImage(
      format: .alpha8, width: width, height: height, left: left, top: bottom + height, bytesPerRow: width, bytes: bytes)
  }

  /// Returns the number in 16.16 format, clamped to the range in which FreeType can multiply.
  private static func fixed(_ value: Double) -> FT_Fixed {
    FT_Fixed((min(max(value, -16_000), 16_000) * 65_536).rounded())
  }

  private static func position(_ value: Double) -> FT_Pos {
    FT_Pos(min(max(value, -1e6), 1e6).rounded())
  }
}
