extension UIPageControl {
  /// Which way the dots run.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum
  public enum Direction: Int, Sendable {
    /// As text runs.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }
}
