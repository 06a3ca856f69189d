import Foundation

/// The information about a transition between sizes or controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of a presentation, or `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the transition was interactive when it began.
  var initiallyInteractive: Bool { get }

  /// Whether the transition can be interrupted for interaction.
  var isInterruptible: Bool { get }

  /// Whether the transition is interactive at present.
  var isInteractive: Bool { get }

  /// Whether the transition was canceled.
  var isCancelled: Bool { get }

  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }

  /// The progress of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The speed of the rest of an interactive transition. 1 is the usual speed.
  var completionVelocity: CGFloat { get }

  /// The animation curve of the rest of an interactive transition.
  var completionCurve: UIView.AnimationCurve { get }

  /// Returns one of the two controllers, or `nil` if they don't change, as in a rotation of the device.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the two views, or `nil` if it is not part of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which the transition takes place.
  var containerView: UIView { get }

  /// The rotation of the container.
  var targetTransform: CGAffineTransform { get }
}
