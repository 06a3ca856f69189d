/// The position of the pixels' alpha, and whether their colors are premultiplied.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha last, premultiplied.
  case premultipliedLast = 1
  /// Alpha first, premultiplied.
  case premultipliedFirst = 2
  /// Alpha last, not premultiplied.
  case last = 3
  /// Alpha first, not premultiplied.
  case first = 4
  /// Ignored alpha last.
  case noneSkipLast = 5
  /// Ignored alpha first.
  case noneSkipFirst = 6
  /// Only alpha.
  case alphaOnly = 7
}
