import Foundation

// Animations between two calls, as used before blocks.

extension UIView {
  /// Begins an animation of the changes up to ``commitAnimations()``. Animations can be nested.
  ///
  /// - Parameters:
  ///   - animationID: A name for the animation's delegate.
  ///   - context: Custom data for the delegate.
  public final class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimations.current.begin()
  }

  /// Ends the animation that ``beginAnimations(_:context:)`` began and starts it.
  public final class func commitAnimations() { ViewAnimations.current.commit() }

  /// Sets the duration of the current animation in seconds. It must be called before the changes.
  ///
  /// - Default: 0.2.
  public final class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

  /// Sets the delay of the current animation in seconds.
  ///
  /// - Default: 0.
  public final class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

  /// Sets the pacing of the current animation.
  ///
  /// - Default: `.easeInOut`.
  public final class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.pacing = .curve(curve.timingFunction) }
  }

  /// Sets the number of repetitions of the current animation, which may be a fraction.
  ///
  /// - Default: 0, which means once.
  public final class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = repeatCount } }

  /// Sets whether each run of the current animation is followed by a reversed one, if it repeats.
  ///
  /// - Default: `false`.
  public final class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the current animation begins with the displayed values of those in progress.
  ///
  /// - Default: `false`.
  public final class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  private static func change(_ change: (ViewAnimation) -> Void) {
    if let animation = ViewAnimations.current.begun.last?.animation { change(animation) }
  }
}
