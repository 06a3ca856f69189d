import CoreGraphics

// Blocks whose changes of views are animated.
//
// The animated properties are frame, bounds, center, transforms, anchor point, alpha, background color, and the corner
// radius, border and shadow of the layer. Changes by layout are animated if `layoutIfNeeded()` is called within the
// block.

extension UIView {
  /// Animates the changes in a block.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0, changes aren't animated, and `completion` is called in the next
  ///     frame.
  ///   - delay: The delay in seconds.
  ///   - options: The pacing, the repetition and the handling of animations in progress. Default: none, with
  ///     `.curveEaseInOut`.
  ///   - animations: A closure with the changes, which is called at once. Views have their new values immediately and
  ///     display the transition.
  ///   - completion: A closure that is called at the end, with `false` if an animation was removed before its end.
  public final class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration, delay: delay, options: options).run(animations, completion: completion)
  }

  /// Animates the changes in a block and then calls another one.
  public final class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration).run(animations, completion: completion)
  }

  /// Animates the changes in a block.
  public final class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimation(duration: duration).run(animations, completion: nil)
  }

  /// Animates the changes in a block with a spring that is at rest after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no oscillation, toward 0 for more.
  ///   - velocity: The initial velocity, in distances per second.
  public final class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), duration: max(duration, 1e-6), initialVelocity: Double(velocity))
    ViewAnimation(duration: duration, delay: delay, pacing: .spring(spring), options: options)
      .run(animations, completion: completion)
  }

  /// Animates the changes in a block with a spring with a perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds, without the oscillation after it.
  ///   - bounce: 0 for none, up to 1 for more, negative for overdamping.
  ///   - initialSpringVelocity: The initial velocity, in distances per second.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    let length = duration > 0 ? spring.settlingDuration : 0
    ViewAnimation(
      duration: length.isFinite ? length : 3600, delay: delay, pacing: .spring(spring), options: options
    ).run(animations, completion: completion)
  }

  // MARK: - Keyframes

  /// Animates the changes in blocks within a block, each in its part of the duration; see
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. Changes outside of those take the whole
  /// duration.
  public final class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let mask = ~(UInt(7) << 10)
    let animation = ViewAnimation(
      duration: duration, delay: delay, options: UIView.AnimationOptions(rawValue: options.rawValue & mask))
    animation.keyframes = KeyframeCollector(mode: options.calculationMode)
    animation.run(animations, completion: completion)
  }

  /// Makes changes in a part of the duration of the enclosing keyframe animation. Outside of one, it only calls the
  /// block.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the changes, from 0 to 1.
  ///   - frameDuration: The duration of the changes as a fraction of the whole.
  public final class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
    keyframes.keyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: - Inherited values

  /// Makes changes without animations. If `layoutIfNeeded()` is called within the block, changes by layout aren't
  /// animated either.
  public final class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Sets whether blocks are animated. Animations in progress continue.
  public final class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.current.areEnabled = enabled
  }

  /// Whether blocks are animated.
  ///
  /// - Default: `true`.
  public final class var areAnimationsEnabled: Bool { ViewAnimations.current.areEnabled }

  /// The duration of the enclosing animation in seconds; 0 outside of one.
  public final class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Repeats the changes in a block within an animation block.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which may be a fraction.
  ///   - autoreverses: Whether each run is followed by a reversed one.
  public final class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let animation = ViewAnimation.current else {
      fatalError(
        "UIView.modifyAnimations(withRepeatCount:autoreverses:animations:) must be called in an animation block")
    }
    let (oldCount, oldReverses) = (animation.repeatCount, animation.autoreverses)
    animation.repeatCount = Float(count)
    animation.autoreverses = autoreverses
    animations()
    animation.repeatCount = oldCount
    animation.autoreverses = oldReverses
  }

  // MARK: - The system's

  /// Performs a system animation on views, together with the changes in a block.
  public final class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let old = views.map { ($0.alpha, $0.transform) }
    ViewAnimation(duration: 0.25, options: options).run {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.25, y: 0.25)
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, look) in zip(views, old) {
        view.removeFromSuperview()
        (view.alpha, view.transform) = look
      }
      completion?(finished)
    }
  }

  /// Makes a change that affects the view's layout. It is animated if requested and if the view is visible.
  func changeLayout(animated: Bool, duration: Double = 0.25, _ change: () -> Void) {
    guard animated, window != nil, ViewAnimations.current.areEnabled else { return change() }
    // Pending layout isn't part of the animation.
    ViewAnimation.withoutAnimation { layoutIfNeeded() }
    change()
    ViewAnimation(duration: duration, options: [.allowUserInteraction, .beginFromCurrentState])
      .run({ layoutIfNeeded() }, completion: nil)
  }

  /// Sets the shadow and corners of the design without an animation, even if the view is first laid out within one.
  func setUnanimated(shadow: ShadowMeasures? = nil, cornerRadius: CGFloat? = nil) {
    ViewAnimation.withoutInheritedAnimation {
      if let shadow { layer.setShadow(shadow) }
      if let cornerRadius { layer.cornerRadius = cornerRadius }
    }
  }

  /// The system's animations.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/systemanimation
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink, fade and are then removed from their superviews.
    case delete = 0
  }
}
