/// How the pixels of an image are smoothed when it is drawn at another size.
///
/// - Source: developer.apple.com/documentation/coregraphics/cginterpolationquality
public enum CGInterpolationQuality: Int32, Sendable {
  /// What the context thinks best: smooth, at moderate cost.
  case `default` = 0
  /// Not at all: pixels stay squares.
  case none = 1
  /// A little, fast.
  case low = 2
  /// Well, slowly.
  case high = 3
  /// In between.
  case medium = 4
}
