import Foundation

/// An interactive transition whose animator follows a fraction from 0 to 1.
///
/// - Source: developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private final weak var context: (any UIViewControllerContextTransitioning)?

  public override init() {
    super.init()
  }

  /// The duration of the transition without interaction, in seconds.
  open var duration: CGFloat {
    guard let context = context as? ControllerTransition else { return 0 }
    return CGFloat(context.coordinator.transitionDuration)
  }

  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest of the transition after the interaction. 1 is the usual speed.
  ///
  /// - Default: 1.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest of the transition after the interaction.
  ///
  /// - Default: `.easeInOut`.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// Whether the transition is interactive when it begins.
  ///
  /// - Default: `true`.
  open var wantsInteractiveStart: Bool = true

  /// Begins the transition at 0. Overrides must call `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    (transitionContext as? ControllerTransition)?.animateUnderFinger()
  }

  /// Updates the progress of the transition. Values are limited to the range from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses a running transition for interaction.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Completes the rest of the transition.
  open func finish() { context?.finishInteractiveTransition() }

  /// Cancels the transition and runs it back to its beginning.
  open func cancel() { context?.cancelInteractiveTransition() }
}
