import UIKit

/// The events of an app and its screen other than user input.
extension ViewHost {
  /// Sends the app to the background and notifies its delegate and observers.
  public func enterBackground() {
    run { UIApplication.shared.enterBackground() }
  }

  /// Brings the app to the foreground.
  public func enterForeground() {
    run {
      UIApplication.shared.enterForeground()
      update()
    }
  }

  /// Sends a memory warning to the app: its delegate, the controllers on the screen, and observers of the notification.
  public func warnOfMemory() {
    run { UIApplication.shared.warnOfMemory() }
  }

  /// The orientations that the root controller supports. ``set(_:)-(Device)`` ignores them.
  public var supportedOrientations: UIInterfaceOrientationMask {
    guard let controller = window.rootViewController else { return .all }
    if scene.isOrientationLocked { return device.orientation == .portrait ? .portrait : .landscape }
    if controller.shouldAutorotate { return controller.supportedInterfaceOrientations }
    return device.orientation == .portrait ? .portrait : .landscape
  }
}

/// The error that the entry point of a program returned without launching an app.
package struct AppStartError: Error, CustomStringConvertible {
  package var description: String {
    "the program's entry point returned without starting a UIKit app; "
      + "it must call UIApplicationMain or the delegate's main()"
  }
}
