import UIKit

extension UIView {
  /// Changes state, constraints or groups and animates the resulting layout: `view.animateLayout(.spring()) {
  /// card.isOpen = true }`.
  ///
  /// Pending layout is done first without an animation. The changes by `changes` and the resulting layout are animated.
  /// A view that is added in the closure moves from its current frame, so set that frame or add the view earlier.
  ///
  /// Call it on the common ancestor of all views that move, usually a controller's `view`.
  ///
  /// - Parameters:
  ///   - animation: The animation. Default: 0.3 seconds, slow at both ends.
  ///   - changes: A closure that changes state, called at once.
  ///   - completion: A closure that is called at the end, with `false` if the animation was removed before.
  public func animateLayout(
    _ animation: LayoutAnimation = .easeInOut(), _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    layoutIfNeeded()
    animation.run(
      {
        changes()
        self.layoutIfNeeded()
      }, completion)
  }
}

extension UIViewController {
  /// Changes state and animates the resulting layout of the controller's view.
  public func animateLayout(
    _ animation: LayoutAnimation = .easeInOut(), _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    view.animateLayout(animation, changes, completion: completion)
  }
}
