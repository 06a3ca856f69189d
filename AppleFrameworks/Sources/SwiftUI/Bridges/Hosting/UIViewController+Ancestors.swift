import UIKit

extension UIViewController {
  /// The controller of `stack` that is this one or contains it; `nil` if this one is not in the stack.
  func page(in stack: UINavigationController) -> UIViewController? {
    stack.viewControllers.contains { $0 === self } ? self : parent?.page(in: stack)
  }

  /// The outermost controller that contains this one, or itself.
  var topmost: UIViewController { parent?.topmost ?? self }
}
