internal import Typefaces

/// The properties of a style that affect the choice and positions of glyphs.
struct ShapingOptions: Hashable, Sendable {
  var kerns: Bool
  /// The value of the ligature attribute: 0, 1 or 2.
  var ligatures: Int

  init(_ style: TextStyle) {
    kerns = style.kern != 0
    // Letters with additional spacing cannot form ligatures.
    let isSpaced = (style.kern ?? 0) != 0 || style.tracking != 0
    ligatures = isSpaced ? 0 : min(max(style.ligatures, 0), 2)
  }
}
