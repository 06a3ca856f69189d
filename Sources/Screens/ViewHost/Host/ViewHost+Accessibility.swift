import UIKit

extension ViewHost {
  /// Returns the elements of the screen for VoiceOver in the order in which they are read, after an update.
  ///
  /// - Parameter view: The view whose elements are returned. Default: the whole window.
  public func accessibilityElements(in view: UIView? = nil) -> [SpokenElement] {
    run {
      update()
      return AccessibilityTree(of: view ?? window).elements.map(SpokenElement.init)
    }
  }

  /// The listener for the app's notifications with `UIAccessibility.post(notification:argument:)`.
  ///
  /// - Default: `nil`.
  public var accessibilityListener: ((UIAccessibility.Notification, Any?) -> Void)? {
    get { host.userInterface.accessibilityListener }
    set { host.userInterface.accessibilityListener = newValue }
  }
}
