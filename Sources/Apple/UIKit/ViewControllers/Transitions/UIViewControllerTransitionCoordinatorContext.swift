import Foundation

/// What is known of a transition between sizes or controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of a presentation; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the transition began under the user's finger.
  var initiallyInteractive: Bool { get }

  /// Whether a finger may take hold of the transition.
  var isInterruptible: Bool { get }

  /// Whether the transition is under the user's finger now.
  var isInteractive: Bool { get }

  /// Whether the transition was called off.
  var isCancelled: Bool { get }

  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far an interactive transition has come, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// How fast the rest of an interactive transition runs; 1 is as fast as usual.
  var completionVelocity: CGFloat { get }

  /// The pacing of the rest of an interactive transition.
  var completionCurve: UIView.AnimationCurve { get }

  /// One of the two controllers; `nil` where the same ones stay, as when the device is turned.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views; `nil` where it takes no part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// How the container turns.
  var targetTransform: CGAffineTransform { get }
}
