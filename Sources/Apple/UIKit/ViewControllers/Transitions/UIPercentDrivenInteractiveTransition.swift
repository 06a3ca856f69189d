import Foundation

/// Has the animator of a transition follow a number from 0 to 1.
///
/// - Source: developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private final weak var context: (any UIViewControllerContextTransitioning)?

  public override init() {
    super.init()
  }

  /// How long the transition takes when it runs by itself, in seconds.
  open var duration: CGFloat {
    guard let context = context as? ControllerTransition else { return 0 }
    return CGFloat(context.coordinator.transitionDuration)
  }

  /// How far the transition has come.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest runs when the user lets go; 1 is as fast as usual.
  ///
  /// - Default: 1.
  open var completionSpeed: CGFloat = 1

  /// Whether the transition is under the user's finger when it begins.
  ///
  /// - Default: `true`.
  open var wantsInteractiveStart: Bool = true

  /// Begins the transition at 0. Call `super` when you override it.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    (transitionContext as? ControllerTransition)?.animateUnderFinger()
  }

  /// Brings the transition to a fraction; values outside 0 to 1 are taken as the nearest of these.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes hold of a transition that runs by itself.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Runs the rest of the transition.
  open func finish() { context?.finishInteractiveTransition() }

  /// Runs the transition back to where it began.
  open func cancel() { context?.cancelInteractiveTransition() }
}
