extension UIPageControl {
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
