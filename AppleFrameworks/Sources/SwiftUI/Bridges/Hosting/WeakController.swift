import UIKit

/// A weak reference to a view controller.
struct WeakController {
  weak var controller: UIViewController?
  init(_ controller: UIViewController?) { self.controller = controller }
}

private enum HostingControllerKey: EnvironmentKey {
  static var defaultValue: WeakController { WeakController(nil) }
}

extension EnvironmentValues {
  /// The hosting controller that displays the view. It is the parent of UIKit controllers among the views.
  var hostingController: WeakController {
    get { self[HostingControllerKey.self] }
    set {
      if self[HostingControllerKey.self].controller !== newValue.controller {
        self[HostingControllerKey.self] = newValue
      }
    }
  }
}
