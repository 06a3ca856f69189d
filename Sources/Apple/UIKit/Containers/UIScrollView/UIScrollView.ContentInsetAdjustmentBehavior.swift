extension UIScrollView {
  /// When a scroll view adds the safe area to its content's insets.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``; in a navigation controller above and below even where the content is too short to scroll, when
    /// the scroll view is its controller's view, or the first subview of that.
    case automatic = 0
    /// Along axes along which the content is longer than the view, or always bounces.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all four sides.
    case always = 3
  }
}
