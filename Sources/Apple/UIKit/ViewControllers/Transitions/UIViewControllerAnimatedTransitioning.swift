import Foundation

/// An object that animates a transition between controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Asks the animator for the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Tells the animator to animate the transition. The implementation adds the new view to the container and calls
  /// `completeTransition(_:)` on the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Tells the animator that the transition ended. The default implementation does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
