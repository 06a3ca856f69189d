extension UIActivityIndicatorView {
  /// The sizes of an activity indicator.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
  public enum Style: Int, Sendable {
    /// 20 x 20 points.
    case medium = 100
    /// 37 x 37 points.
    case large = 101
  }
}
