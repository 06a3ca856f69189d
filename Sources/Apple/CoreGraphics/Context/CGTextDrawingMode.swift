/// What to do with the outlines of glyphs.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgtextdrawingmode
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fill.
  case fill
  /// Stroke.
  case stroke
  /// Fill, then stroke.
  case fillStroke
  /// Nothing.
  case invisible
  /// Fill, and clip what follows to the glyphs.
  case fillClip
  /// Stroke, and clip what follows to the glyphs.
  case strokeClip
  /// Fill, stroke, and clip what follows to the glyphs.
  case fillStrokeClip
  /// Clip what follows to the glyphs.
  case clip
}
