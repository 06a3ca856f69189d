import UIKit

extension UIView {
  /// Changes state, constraints, groups, and animates what moves by it:
  /// `view.animateLayout(.spring()) { card.isOpen = true }`.
  ///
  /// What is due is laid out before, so that it does not move along; what `changes` set and what layout makes of it is
  /// animated. A view that is added meanwhile moves from the frame that it has then, so give it one, or add it before.
  ///
  /// Call it on the view that holds everything that moves: a controller's `view`, mostly.
  ///
  /// - Parameters:
  ///   - animation: How it moves. Default: 0.3 seconds, slow at both ends.
  ///   - changes: Changes state; runs right now.
  ///   - completion: Runs when all is over; gets `false` where the animation was taken away before its end.
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
  /// Returns the same for all of the controller's view.
  public func animateLayout(
    _ animation: LayoutAnimation = .easeInOut(), _ changes: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    view.animateLayout(animation, changes, completion: completion)
  }
}
