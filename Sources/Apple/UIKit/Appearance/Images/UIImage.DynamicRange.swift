extension UIImage {
  /// How much brighter than white an image may be shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/dynamicrange
  public enum DynamicRange: Int, Sendable {
    /// No range is given.
    case unspecified = -1
    /// No brighter than white.
    case standard = 0
    /// Somewhat brighter than white.
    case constrainedHigh = 1
    /// As bright as the screen allows.
    case high = 2
  }
}
