import Foundation

/// The context of a transition, which an animator uses and tells about the end.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. An animator adds the new view, and UIKit removes the old one.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether the transition is interactive at present.
  var isInteractive: Bool { get }

  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation, or `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Updates the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interaction and completes the transition.
  func finishInteractiveTransition()

  /// Ends the interaction and cancels the transition.
  func cancelInteractiveTransition()

  /// Pauses a running transition for interaction.
  func pauseInteractiveTransition()

  /// Ends the transition. An animator must call this method.
  ///
  /// - Parameter didComplete: Whether the transition was completed. Pass `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the two views, or `nil` if the animator does not move it, such as the view behind a sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation of the container.
  var targetTransform: CGAffineTransform { get }

  /// Returns the frame of a controller's view at the beginning of the transition, or zero for a new view.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of a controller's view at the end of the transition, or zero for a removed view.
  func finalFrame(for vc: UIViewController) -> CGRect
}
