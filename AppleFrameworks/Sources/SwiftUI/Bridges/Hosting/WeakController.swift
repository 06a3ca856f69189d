import UIKit

/// A controller that may go.
struct WeakController {
  weak var controller: UIViewController?
  init(_ controller: UIViewController?) { self.controller = controller }
}

private enum HostingControllerKey: EnvironmentKey {
  static var defaultValue: WeakController { WeakController(nil) }
}

extension EnvironmentValues {
  /// The controller that controllers of UIKit's become children of.
  var hostingController: WeakController {
    get { self[HostingControllerKey.self] }
    set {
      if self[HostingControllerKey.self].controller !== newValue.controller {
        self[HostingControllerKey.self] = newValue
      }
    }
  }
}
