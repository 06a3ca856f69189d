internal import Typefaces

/// What about a style changes the choice and the places of glyphs.
struct ShapingOptions: Hashable, Sendable {
  var kerns: Bool
  /// 0, 1 or 2, as the ligature attribute.
  var ligatures: Int

  init(_ style: TextStyle) {
    kerns = style.kern != 0
    // Letters that are set apart cannot be one glyph.
    let isSpaced = (style.kern ?? 0) != 0 || style.tracking != 0
    ligatures = isSpaced ? 0 : min(max(style.ligatures, 0), 2)
  }
}
