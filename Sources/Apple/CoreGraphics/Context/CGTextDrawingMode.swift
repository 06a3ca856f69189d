/// The drawing mode of the outlines of glyphs.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgtextdrawingmode
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the glyphs.
  case fill
  /// Strokes the glyphs.
  case stroke
  /// Fills, then strokes the glyphs.
  case fillStroke
  /// Draws nothing.
  case invisible
  /// Fills the glyphs and adds them to the clip.
  case fillClip
  /// Strokes the glyphs and adds them to the clip.
  case strokeClip
  /// Fills and strokes the glyphs and adds them to the clip.
  case fillStrokeClip
  /// Adds the glyphs to the clip.
  case clip
}
