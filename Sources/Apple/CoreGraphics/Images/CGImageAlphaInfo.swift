/// Whether pixels have alpha, where, and whether their colors are multiplied by it.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha and no room for it.
  case none = 0
  /// Alpha last; colors multiplied by it.
  case premultipliedLast = 1
  /// Alpha first; colors multiplied by it.
  case premultipliedFirst = 2
  /// Alpha last; colors not multiplied.
  case last = 3
  /// Alpha first; colors not multiplied.
  case first = 4
  /// Room for alpha last, to be ignored.
  case noneSkipLast = 5
  /// Room for alpha first, to be ignored.
  case noneSkipFirst = 6
  /// Nothing but alpha.
  case alphaOnly = 7
}
