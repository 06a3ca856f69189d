import QuartzCore

extension UIWindowScene {
  /// Returns a display link of the scene's screen that calls a closure.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/displaylink(action:)
  public final func displayLink(action: @escaping @Sendable (CADisplayLink) -> Void) -> CADisplayLink? {
    CADisplayLink(handler: action)
  }
}
