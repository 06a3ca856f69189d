package import Typefaces

/// The properties of a text that can change its layout.
///
/// The caller manages colors and decorations, and finds them with the `tag` of a glyph run.
package struct TextStyle: Hashable, Sendable {
  package var font: FontInstance
  /// The addition after every glyph in points, as in `NSAttributedString.Key.kern`. Nil keeps the font's own kerning,
  /// other numbers are added to it, and 0 disables kerning.
  package var kern: Double?
  /// The addition after every glyph in points, as in `NSAttributedString.Key.tracking`.
  package var tracking: Double = 0
  /// The use of ligatures: 0 for only those that the script requires, 1 for the usual ones, 2 for all.
  package var ligatures: Int = 1
  /// The distance of the glyphs above the baseline, in points.
  package var baselineOffset: Double = 0
  /// The space below a line in addition to the leading of the font, in points.
  package var leading: Double = 0
  /// The box that an object replacement character (U+FFFC) reserves.
  package var attachment: TextAttachmentBox?
  /// A value of the caller, which `GlyphRun.tag` returns.
  package var tag: Int = 0

  package init(font: FontInstance) {
    self.font = font
  }
}
