import CoreGraphics

// Blocks in which changes of views are animated.
//
// Frame, bounds, center, transforms, anchor point, alpha and background color are animated, and so are corner radius,
// border and shadow of the layer. What layout changes is animated where `layoutIfNeeded()` runs within the block.

extension UIView {
  /// Animates the changes that a block makes.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0, changes are made at once, and `completion` runs in the next frame.
  ///   - delay: seconds to wait before.
  ///   - options: pacing, repetition and what happens to animations under way. Default: none, and `.curveEaseInOut`.
  ///   - animations: makes the changes, right now; views have their new values at once, and show them bit by bit.
  ///   - completion: runs when all is over; gets `false` where something was taken away before its end.
  public final class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration, delay: delay, options: options).run(animations, completion: completion)
  }

  /// Animates the changes that a block makes, and runs another one when that is over.
  public final class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration).run(animations, completion: completion)
  }

  /// Animates the changes that a block makes.
  public final class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimation(duration: duration).run(animations, completion: nil)
  }

  /// Animates the changes that a block makes with a spring, which has come to rest when `duration` is over.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 rests without swinging; the nearer to 0, the more it swings.
  ///   - velocity: the speed at the beginning, in ways a second.
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

  /// Animates the changes that a block makes with a spring described by how it feels.
  ///
  /// - Parameters:
  ///   - duration: how long the way takes, in seconds; swinging on after it is not counted.
  ///   - bounce: 0 for none, towards 1 for more, less than 0 to creep.
  ///   - initialSpringVelocity: the speed at the beginning, in ways a second.
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

  /// Animates the changes that blocks within a block make, each in its part of the time; see
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. Changes outside of those take all the time.
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

  /// Makes changes in a part of the time of the keyframe animation in whose block it is called; outside of one, it just
  /// runs the block.
  ///
  /// - Parameters:
  ///   - frameStartTime: when the changes begin, from 0 to 1.
  ///   - frameDuration: how long they take, as a fraction of the whole.
  public final class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
    keyframes.keyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: - What blocks inherit

  /// Runs changes that must not be animated, at once. `layoutIfNeeded()` within it makes layout count as such.
  public final class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Sets whether blocks are animated at all. Animations under way go on.
  public final class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.current.areEnabled = enabled
  }

  /// Whether blocks are animated at all.
  ///
  /// - Default: `true`.
  public final class var areAnimationsEnabled: Bool { ViewAnimations.current.areEnabled }

  /// The duration, in seconds, of the animation in whose block this is asked; 0 outside of one.
  public final class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Repeats the changes that a block makes, within the block of an animation.
  ///
  /// - Parameters:
  ///   - count: how many times; may be a fraction.
  ///   - autoreverses: whether each run is followed by one backwards.
  public final class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let animation = ViewAnimation.current else {
      fatalError("UIView.modifyAnimations(withRepeatCount:autoreverses:animations:) is for blocks of animations only")
    }
    let (oldCount, oldReverses) = (animation.repeatCount, animation.autoreverses)
    animation.repeatCount = Float(count)
    animation.autoreverses = autoreverses
    animations()
    animation.repeatCount = oldCount
    animation.autoreverses = oldReverses
  }

  // MARK: - The system's

  /// Runs one of the system's animations on views, and a block's changes along with it.
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

  /// Makes a change that shows in the view's layout, which is animated where it is asked for and the view is on the screen.
  func changeLayout(animated: Bool, duration: Double = 0.25, _ change: () -> Void) {
    guard animated, window != nil, ViewAnimations.current.areEnabled else { return change() }
    // What waits from before is not part of it.
    ViewAnimation.withoutAnimation { layoutIfNeeded() }
    change()
    ViewAnimation(duration: duration, options: [.allowUserInteraction, .beginFromCurrentState])
      .run({ layoutIfNeeded() }, completion: nil)
  }

  /// Gives a view shadow and corners that are the design's, and there from the beginning: they don't come by and by where the
  /// view is first laid out while something is animated.
  func setUnanimated(shadow: ShadowMeasures? = nil, cornerRadius: CGFloat? = nil) {
    ViewAnimation.withoutInheritedAnimation {
      if let shadow { layer.setShadow(shadow) }
      if let cornerRadius { layer.cornerRadius = cornerRadius }
    }
  }

  /// Animations that the system has ready.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/systemanimation
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and then leave their superviews.
    case delete = 0
  }
}
