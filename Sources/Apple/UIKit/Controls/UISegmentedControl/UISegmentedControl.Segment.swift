extension UISegmentedControl {
  /// The place of a segment among its neighbors.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
  public enum Segment: Int, Sendable {
    case any = 0
    /// The segment at the left of several.
    case left = 1
    /// A segment between others.
    case center = 2
    /// The segment at the right of several.
    case right = 3
    /// The only segment.
    case alone = 4
  }
}
