extension UIProgressView {
  /// The looks of a progress view.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiprogressview/style
  public enum Style: Int, Sendable {
    /// A bar with round ends.
    case `default` = 0
    /// A bar with square ends and no track, for the edge of a toolbar.
    case bar = 1
  }
}
