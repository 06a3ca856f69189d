import Foundation

/// What an animator of a transition has to know, and how it says that it is done.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. An animator adds the view that comes; UIKit takes the one that goes
  /// away.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether the transition is under the user's finger now.
  var isInteractive: Bool { get }

  /// Whether the transition was called off.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Says how far an interactive transition has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// The user lets go, and the transition runs to its end.
  func finishInteractiveTransition()

  /// The user lets go, and the transition runs back.
  func cancelInteractiveTransition()

  /// The user takes hold of a transition that runs by itself.
  func pauseInteractiveTransition()

  /// Says that the transition is over. An animator has to call it.
  ///
  /// - Parameter didComplete: `false` where it was called off: pass `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views; `nil` where the animator has nothing to do with it, as with the one that stays behind a
  /// sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// How the container turns.
  var targetTransform: CGAffineTransform { get }

  /// Where a controller's view is when the transition begins; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view is when the transition is over; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}
