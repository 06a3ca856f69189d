extension UIScrollView {
  /// When a scroll view adds the safe area to its content's insets.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``.
    case automatic = 0
    /// Along axes along which the content is longer than the view, or always bounces.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all four sides.
    case always = 3
  }
}
