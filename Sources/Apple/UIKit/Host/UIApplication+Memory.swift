import Foundation

extension UIApplication {
  /// Sends a memory warning to the app: its delegate, the controllers on the screen with their children, and observers.
  package func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows {
      var current = window.rootViewController
      while let controller = current {
        warn(controller)
        current = controller.extras.presented
      }
    }
    TypedNotifications.post(UIApplication.DidReceiveMemoryWarningMessage.self, of: self)
  }

  private func warn(_ controller: UIViewController) {
    controller.didReceiveMemoryWarning()
    for child in controller.children { warn(child) }
  }
}
