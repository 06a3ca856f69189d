/// How the corners of a stroked path look.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off where it would be longer than the miter limit allows.
  case miter
  /// A rounded corner.
  case round
  /// A corner cut off.
  case bevel
}
