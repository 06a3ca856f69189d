/// How the cells of a pattern are fitted to pixels.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpatterntiling
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their form; the distance between them may vary by a pixel.
  case noDistortion
  /// The distance is kept; cells may be distorted by a pixel, and drawing is fast.
  case constantSpacingMinimalDistortion
  /// The distance is kept; cells may be distorted.
  case constantSpacing
}
