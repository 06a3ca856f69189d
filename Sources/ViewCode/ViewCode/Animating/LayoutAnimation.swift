import UIKit

/// How a change of layout moves: `.spring()`, `.easeInOut(duration: 0.3)`, `.linear(duration: 1)`.
public struct LayoutAnimation: Sendable {
  enum Pacing: Sendable {
    case curve
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
  }

  let duration: TimeInterval
  var delay: TimeInterval = 0
  let pacing: Pacing
  var options: UIView.AnimationOptions

  /// Starts slowly and ends slowly. Duration in seconds, default: 0.3.
  public static func easeInOut(duration: TimeInterval = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, pacing: .curve, options: .curveEaseInOut)
  }

  /// Starts slowly. Duration in seconds, default: 0.3.
  public static func easeIn(duration: TimeInterval = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, pacing: .curve, options: .curveEaseIn)
  }

  /// Ends slowly. Duration in seconds, default: 0.3.
  public static func easeOut(duration: TimeInterval = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, pacing: .curve, options: .curveEaseOut)
  }

  /// Always as fast. Duration in seconds, default: 0.3.
  public static func linear(duration: TimeInterval = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, pacing: .curve, options: .curveLinear)
  }

  /// Moves as if on a spring, which is at rest when `duration` is over.
  ///
  /// - Parameters:
  ///   - duration: In seconds. Default: 0.5.
  ///   - bounce: 0 arrives without swinging, towards 1 it swings more. Default: 0.
  ///   - velocity: The speed at the beginning, in ways a second. Default: 0.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, velocity: CGFloat = 0
  ) -> LayoutAnimation {
    LayoutAnimation(
      duration: duration, pacing: .spring(dampingRatio: max(1 - bounce, 0.01), velocity: velocity), options: [])
  }

  /// Returns the same after a wait, in seconds.
  public func delayed(by seconds: TimeInterval) -> LayoutAnimation {
    var animation = self
    animation.delay = seconds
    return animation
  }

  /// Returns the same with more of UIKit's options: `.easeInOut().with(.allowUserInteraction)`.
  public func with(_ options: UIView.AnimationOptions) -> LayoutAnimation {
    var animation = self
    animation.options.formUnion(options)
    return animation
  }

  @MainActor
  func run(_ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?) {
    switch pacing {
    case .curve:
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    case .spring(let dampingRatio, let velocity):
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
        options: options, animations: animations, completion: completion)
    }
  }
}
