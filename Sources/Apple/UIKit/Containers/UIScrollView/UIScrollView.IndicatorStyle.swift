extension UIScrollView {
  /// The color of scroll indicators.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content and light on dark content, by the view's traits.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }
}
