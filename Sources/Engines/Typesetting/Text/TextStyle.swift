package import Typefaces

/// How a stretch of text is set: everything about it that can change widths.
///
/// Colors and decorations are the caller's: `tag` leads from a glyph run back to them.
package struct TextStyle: Hashable, Sendable {
  package var font: FontInstance
  /// Points added after every glyph, as `NSAttributedString.Key.kern`: nil leaves the font's own kerning alone, a number
  /// is added to it, and 0 switches kerning off.
  package var kern: Double?
  /// Points added after every glyph, as `NSAttributedString.Key.tracking`; 0 changes nothing.
  package var tracking: Double = 0
  /// 0 without ligatures that the script can do without, 1 the usual ones, 2 all of them.
  package var ligatures: Int = 1
  /// Points by which the glyphs stand above the baseline.
  package var baselineOffset: Double = 0
  /// Points of space below a line that the text wants beside what its font does.
  package var leading: Double = 0
  /// The box that an object replacement character (U+FFFC) holds free.
  package var attachment: TextAttachmentBox?
  /// The caller's own mark, found again in `GlyphRun.tag`.
  package var tag: Int = 0

  package init(font: FontInstance) {
    self.font = font
  }
}
