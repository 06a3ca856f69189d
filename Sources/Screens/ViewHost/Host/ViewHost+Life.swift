import UIKit

/// What happens to an app and its screen beside what the user does in it.
extension ViewHost {
  /// Sends the app into the background: its delegate and observers of notifications hear of it.
  public func enterBackground() {
    run { UIApplication.shared.enterBackground() }
  }

  /// Brings the app back to the front.
  public func enterForeground() {
    run {
      UIApplication.shared.enterForeground()
      update()
    }
  }

  /// Tells the app that memory is short: its delegate, the controllers on the screen, observers of the notification.
  public func warnOfMemory() {
    run { UIApplication.shared.warnOfMemory() }
  }

  /// The ways in which the screen may be turned, as the root controller says. ``set(_:)-(Device)`` turns it all the
  /// same.
  public var supportedOrientations: UIInterfaceOrientationMask {
    guard let controller = window.rootViewController else { return .all }
    if scene.isOrientationLocked { return device.orientation == .portrait ? .portrait : .landscape }
    if controller.shouldAutorotate { return controller.supportedInterfaceOrientations }
    return device.orientation == .portrait ? .portrait : .landscape
  }
}

/// A program's entry point came back without having started an app.
package struct AppStartError: Error, CustomStringConvertible {
  package var description: String {
    "the program's entry point came back and had started no UIKit app: neither UIApplicationMain nor a delegate's main() was called"
  }
}
