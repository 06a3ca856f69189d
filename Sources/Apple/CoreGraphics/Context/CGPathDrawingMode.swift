/// The drawing mode of a path.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathdrawingmode
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path with the winding rule.
  case fill
  /// Fills the path with the even-odd rule.
  case eoFill
  /// Strokes the path.
  case stroke
  /// Fills the path with the winding rule, then strokes it.
  case fillStroke
  /// Fills the path with the even-odd rule, then strokes it.
  case eoFillStroke
}
