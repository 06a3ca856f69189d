import UIKit

extension ViewHost {
  /// What a screen reader goes through on the screen, in the order in which it is read, after an update.
  ///
  /// - Parameter view: where to look. Default: the whole window.
  public func accessibilityElements(in view: UIView? = nil) -> [SpokenElement] {
    run {
      update()
      return AccessibilityTree(of: view ?? window).elements.map(SpokenElement.init)
    }
  }

  /// Hears what the app tells assistive technologies with `UIAccessibility.post(notification:argument:)`.
  ///
  /// - Default: `nil`.
  public var accessibilityListener: ((UIAccessibility.Notification, Any?) -> Void)? {
    get { host.userInterface.accessibilityListener }
    set { host.userInterface.accessibilityListener = newValue }
  }
}
