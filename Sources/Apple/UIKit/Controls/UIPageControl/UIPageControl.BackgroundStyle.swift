extension UIPageControl {
  /// Whether dots lie on a patch of their own.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum
  public enum BackgroundStyle: Int, Sendable {
    /// A patch while a finger drags over the dots.
    case automatic = 0
    /// Always a patch.
    case prominent = 1
    /// Never a patch.
    case minimal = 2
  }
}
