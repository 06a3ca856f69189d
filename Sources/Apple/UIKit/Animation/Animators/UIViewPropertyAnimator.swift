import Foundation

/// Animates the changes that blocks make, and can be held, moved by hand, turned round, and stopped on the way.
///
/// While it runs, it keeps itself alive. Time moves it frame by frame, as the host lets it pass.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  final let core: AnimatorCore

  /// Creates an animator of 0 seconds with the default timing. Its `timingParameters` cannot be set later.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with a pacing.
  ///
  /// - Parameters:
  ///   - duration: in seconds; springs that are described by their figures have their own.
  ///   - parameters: a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    core = AnimatorCore(duration: duration, parameters: parameters)
    super.init()
    core.animator = self
  }

  /// Creates an animator with a curve that has a name.
  ///
  /// - Parameter animations: the first block of changes; it runs when the animator starts.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that rests when the duration is over.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
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

  /// The length, in seconds; of a spring described by its figures, the time until it rests.
  open var duration: TimeInterval { core.duration }

  /// The seconds between the start and the first change; those that `startAnimation(afterDelay:)` was given.
  open var delay: TimeInterval { core.delay }

  /// Whether views take touches while they are animated.
  ///
  /// - Default: `true`.
  open var isUserInteractionEnabled = true

  /// Whether views take touches where they are shown, and the app does the hit testing for it.
  ///
  /// - Default: `false`. Hit testing here goes by where views will be, in either case.
  open var isManualHitTestingEnabled = false

  /// Whether the animations can be held and stopped.
  ///
  /// - Default: `true`. Holding or stopping one that can't be is a programming error.
  open var isInterruptible = true

  /// Whether a held animation moves evenly with `fractionComplete`, whatever its pacing.
  ///
  /// - Default: `true`.
  open var scrubsLinearly = true

  /// Whether the animator stays active when it has come to its end, so that it can be turned round.
  ///
  /// - Default: `false`. Completion blocks then don't run.
  open var pausesOnCompletion = false

  // MARK: - State

  open var state: UIViewAnimatingState { core.state }

  open var isRunning: Bool { core.isRunning }

  /// Whether the animations go back. May be changed while they run.
  ///
  /// - Default: `false`.
  open var isReversed: Bool {
    get { core.isReversed }
    set { core.setReversed(newValue) }
  }

  /// How far the animations have come, from 0 to 1. Setting it holds them there.
  ///
  /// While they run it is the part of the time that is over; while they are held, with `scrubsLinearly`, the part of the
  /// way.
  open var fractionComplete: CGFloat {
    get { CGFloat(core.fraction) }
    set { core.move(to: Double(newValue)) }
  }

  // MARK: - Blocks

  /// Adds a block of changes that begin when a part of the duration is over. Of an animator that runs already, the
  /// changes take what is left of its time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    core.add(animation, delay: Double(delayFactor))
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    core.add(animation, delay: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    core.completions.append(completion)
  }

  /// Waits until the animations are over.
  ///
  /// - Returns: where they ended.
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

  /// Ends animations that were stopped, and calls the completion blocks. Calling it in another state is a programming
  /// error.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    core.finish(at: finalPosition)
  }
}
