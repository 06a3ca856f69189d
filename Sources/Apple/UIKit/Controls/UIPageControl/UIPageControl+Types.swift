extension UIPageControl {
  /// The background of the dots.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum
  public enum BackgroundStyle: Int, Sendable {
    /// A background during a drag over the dots.
    case automatic = 0
    /// A permanent background.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The direction of the dots.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum
  public enum Direction: Int, Sendable {
    /// The direction of text.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// The kind of interaction with a page control.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none = 0
    /// A tap that turns one page.
    case discrete = 1
    /// A drag through the pages.
    case continuous = 2
  }
}
