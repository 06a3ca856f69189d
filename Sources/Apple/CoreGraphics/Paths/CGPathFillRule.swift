/// Which places a path encloses where its subpaths overlap.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
  /// Places that the path goes round a number of times other than zero, turns to the left and to the right counted against
  /// each other.
  case winding
  /// Places from which a ray crosses the path an odd number of times.
  case evenOdd
}
