import Foundation

extension UIWindow {
  /// The name of the notification that the window became the key window. Its object is the window, as in the others
  /// below.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }

  /// The name of the notification that the window is no longer the key window.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  /// The name of the notification that the window became visible: ``isHidden`` became `false`.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }

  /// The name of the notification that the window was hidden: ``isHidden`` became `true`.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
}
