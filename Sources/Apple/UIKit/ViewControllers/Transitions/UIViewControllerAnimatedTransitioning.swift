import Foundation

/// Animates a transition between controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Adds the view that comes to the container, animates, and calls `completeTransition(_:)` on the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over. The default does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
