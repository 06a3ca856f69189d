import Foundation

/// An animator of the changes in blocks, which can be paused, scrubbed, reversed and stopped.
///
/// It is retained while it runs. The host's clock advances it frame by frame.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  final let core: AnimatorCore

  /// Creates an animator with a duration of 0 seconds and the default pacing. Its `timingParameters` can't be set
  /// later.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with a pacing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. Springs with physical parameters have their own.
  ///   - parameters: A curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    core = AnimatorCore(duration: duration, parameters: parameters)
    super.init()
    core.animator = self
  }

  /// Creates an animator with a named curve.
  ///
  /// - Parameter animations: The first block of changes, which is called when the animator starts.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve with control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that is at rest after the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: - Settings

  /// The pacing.
  open var timingParameters: (any UITimingCurveProvider)? { core.parameters }

  /// The duration in seconds; that of a spring with physical parameters is the time until it is at rest.
  open var duration: TimeInterval { core.duration }

  /// The delay between the start and the first change in seconds, as passed to `startAnimation(afterDelay:)`.
  open var delay: TimeInterval { core.delay }

  /// Whether views receive touches during the animation.
  ///
  /// - Default: `true`.
  open var isUserInteractionEnabled = true

  /// Whether the app performs hit testing for the displayed positions of views.
  ///
  /// - Default: `false`. Hit testing here always uses the final positions of views.
  open var isManualHitTestingEnabled = false

  /// Whether the animations can be paused and stopped.
  ///
  /// - Default: `true`. Pausing or stopping an uninterruptible animation is a programming error.
  open var isInterruptible = true

  /// Whether a paused animation moves linearly with `fractionComplete`, regardless of its pacing.
  ///
  /// - Default: `true`.
  open var scrubsLinearly = true

  /// Whether pending updates of properties and layout are performed before each block and at its end, so that changes by
  /// them are animated.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewpropertyanimator/flushupdates
  open var flushUpdates = false

  /// Whether the animator remains active at its end, so that it can be reversed.
  ///
  /// - Default: `false`. If it is `true`, completion blocks aren't called at the end.
  open var pausesOnCompletion = false

  // MARK: - State

  open var state: UIViewAnimatingState { core.state }

  open var isRunning: Bool { core.isRunning }

  /// Whether the animations are reversed. It may change while they run.
  ///
  /// - Default: `false`.
  open var isReversed: Bool {
    get { core.isReversed }
    set { core.setReversed(newValue) }
  }

  /// The progress of the animations, from 0 to 1. Setting it pauses them there.
  ///
  /// While they run, it is the fraction of the elapsed time. While they are paused, with `scrubsLinearly`, it is that
  /// of the distance.
  open var fractionComplete: CGFloat {
    get { CGFloat(core.fraction) }
    set { core.move(to: Double(newValue)) }
  }

  // MARK: - Blocks

  /// Adds a block of changes that begin after a part of the duration. For a running animator, the changes take the
  /// remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    core.add(animation, delay: Double(delayFactor))
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    core.add(animation, delay: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    core.completions.append(completion)
  }

  /// Waits for the end of the animations.
  ///
  /// - Returns: The final position.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  // MARK: - Running

  open func startAnimation() {
    core.start(delay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    core.start(delay: delay)
  }

  open func pauseAnimation() {
    core.pause()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    core.resume(parameters, durationFactor: Double(durationFactor))
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    core.stop(withoutFinishing: withoutFinishing)
  }

  /// Finishes stopped animations and calls the completion blocks. A call in another state is a programming error.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    core.finish(at: finalPosition)
  }
}
