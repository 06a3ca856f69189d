/// The interpolation of an image's pixels when it is drawn with another size.
///
/// - Source: developer.apple.com/documentation/coregraphics/cginterpolationquality
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context: smooth, at moderate cost.
  case `default` = 0
  /// No interpolation: pixels are squares.
  case none = 1
  /// Fast interpolation with low quality.
  case low = 2
  /// Slow interpolation with high quality.
  case high = 3
  /// Interpolation with medium quality.
  case medium = 4
}
