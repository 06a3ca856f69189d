import UIKit

extension UIViewController {
  /// Returns the controller in `stack` that is this controller or contains it; `nil` if this controller is not in the
  /// stack.
  func page(in stack: UINavigationController) -> UIViewController? {
    stack.viewControllers.contains { $0 === self } ? self : parent?.page(in: stack)
  }

  /// The outermost controller that contains this one, or this controller.
  var topmost: UIViewController { parent?.topmost ?? self }
}
