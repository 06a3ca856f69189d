/// How colors that a space lacks are replaced.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorrenderingintent
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What the context prefers.
  case defaultIntent
  /// The nearest color, whites not matched.
  case absoluteColorimetric
  /// The nearest color, whites matched.
  case relativeColorimetric
  /// All colors moved together, so that their relations stay.
  case perceptual
  /// Strong colors stay strong.
  case saturation
}
