/// How colours that a space lacks are replaced.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorrenderingintent
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What the context prefers.
  case defaultIntent
  /// The nearest colour, whites not matched.
  case absoluteColorimetric
  /// The nearest colour, whites matched.
  case relativeColorimetric
  /// All colours moved together, so that their relations stay.
  case perceptual
  /// Strong colours stay strong.
  case saturation
}
