/// The handling of colors that a space doesn't contain.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorrenderingintent
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent of the context.
  case defaultIntent
  /// The nearest color, without matching the white points.
  case absoluteColorimetric
  /// The nearest color, with matched white points.
  case relativeColorimetric
  /// All colors are adjusted together, which keeps their relations.
  case perceptual
  /// Saturated colors remain saturated.
  case saturation
}
