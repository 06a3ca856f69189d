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

  /// What a finger does with a page control.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It goes one page on or back.
    case discrete = 1
    /// It drags through the pages.
    case continuous = 2
  }
}
