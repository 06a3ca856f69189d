/// The source of a font's advances. Results are fractions of the em.
enum GlyphWidths: Sendable {
  /// The face's own widths.
  case own
  /// The face's own widths, scaled by a factor relative to the point size.
  case scaled(Double)
  /// The recorded widths of Apple's system font.
  case recorded(RecordedWidths)
  /// A single width for all glyphs, as in Apple's monospaced system font.
  case fixed(Double)

  func advance(of glyph: UInt32, in face: FontFace) -> Double {
    switch self {
    case .own: GlyphWidths.own(glyph, face)
    case .scaled(let factor): GlyphWidths.own(glyph, face) * factor
    case .recorded(let widths): widths.advance(of: glyph, own: GlyphWidths.own(glyph, face))
    case .fixed(let width): GlyphWidths.own(glyph, face) == 0 ? 0 : width
    }
  }

  /// Returns the horizontal offset of a drawn glyph.
  ///
  /// - Parameter scale: The size at which the face is drawn, relative to the point size.
  func drawingOffset(of glyph: UInt32, in face: FontFace, scale: Double) -> Double {
    switch self {
    case .own, .scaled:
      return 0
    case .recorded(let widths):
      let own = GlyphWidths.own(glyph, face)
      return own == 0 ? 0 : (widths.advance(of: glyph, own: own) - widths.tracking - own * scale) / 2
    case .fixed(let width):
      let own = GlyphWidths.own(glyph, face)
      return own == 0 ? 0 : (width - own * scale) / 2
    }
  }

  private static func own(_ glyph: UInt32, _ face: FontFace) -> Double {
    face.advance(of: glyph) / Double(face.unitsPerEm)
  }
}
