import Foundation

// Animations between two calls, as they were written before there were blocks.

extension UIView {
  /// Begins an animation: what changes until ``commitAnimations()`` is animated. One may begin in another.
  ///
  /// - Parameters:
  ///   - animationID: a name, for the animation's delegate.
  ///   - context: something for it.
  public final class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimations.current.begin()
  }

  /// Ends what ``beginAnimations(_:context:)`` began, and has it run.
  public final class func commitAnimations() { ViewAnimations.current.commit() }

  /// Sets how long the animation takes that has begun, in seconds; to be called before the changes.
  ///
  /// - Default: 0.2.
  public final class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

  /// Sets how long the animation waits that has begun, in seconds.
  ///
  /// - Default: 0.
  public final class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

  /// Sets the pacing of the animation that has begun.
  ///
  /// - Default: `.easeInOut`.
  public final class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.pacing = .curve(curve.timingFunction) }
  }

  /// Sets how many times the animation runs that has begun; may be a fraction.
  ///
  /// - Default: 0, which is once.
  public final class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = repeatCount } }

  /// Sets whether the animation that has begun runs backwards after each time; for those that are repeated.
  ///
  /// - Default: `false`.
  public final class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animation that has begun takes over from those under way where they are.
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
