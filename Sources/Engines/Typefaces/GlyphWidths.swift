/// Where the advances of a font come from. Results are fractions of the em.
enum GlyphWidths: Sendable {
  /// The face's own widths.
  case own
  /// The face's own widths, drawn larger or smaller than the point size by this factor.
  case scaled(Double)
  /// The recorded widths of Apple's system font.
  case recorded(RecordedWidths)
  /// One width for every glyph that has one, as in Apple's monospaced system font.
  case fixed(Double)

  func advance(of glyph: UInt32, in face: FontFace) -> Double {
    switch self {
    case .own: GlyphWidths.own(glyph, face)
    case .scaled(let factor): GlyphWidths.own(glyph, face) * factor
    case .recorded(let widths): widths.advance(of: glyph, own: GlyphWidths.own(glyph, face))
    case .fixed(let width): GlyphWidths.own(glyph, face) == 0 ? 0 : width
    }
  }

  /// - Parameter scale: the size at which the face is drawn, by the point size.
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
