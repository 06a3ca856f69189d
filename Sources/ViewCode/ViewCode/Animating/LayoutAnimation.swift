import UIKit

/// An animation of a layout change: `.spring()`, `.easeInOut(duration: 0.3)`, `.linear(duration: 1)`.
public struct LayoutAnimation: Sendable {
  enum Pacing: Sendable {
    case curve
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
  }

  let duration: TimeInterval
  var delay: TimeInterval = 0
  let pacing: Pacing
  var options: UIView.AnimationOptions

  /// Returns an animation that starts and ends slowly. The default duration is 0.3 seconds.
  public static func easeInOut(duration: TimeInterval = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, pacing: .curve, options: .curveEaseInOut)
  }

  /// Returns an animation that starts slowly. The default duration is 0.3 seconds.
  public static func easeIn(duration: TimeInterval = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, pacing: .curve, options: .curveEaseIn)
  }

  /// Returns an animation that ends slowly. The default duration is 0.3 seconds.
  public static func easeOut(duration: TimeInterval = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, pacing: .curve, options: .curveEaseOut)
  }

  /// Returns a linear animation. The default duration is 0.3 seconds.
  public static func linear(duration: TimeInterval = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, pacing: .curve, options: .curveLinear)
  }

  /// Returns a spring animation that is at rest after `duration`.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. Default: 0.5.
  ///   - bounce: 0 for no oscillation, up to 1 for more. Default: 0.
  ///   - velocity: The initial velocity, in distances per second. Default: 0.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, velocity: CGFloat = 0
  ) -> LayoutAnimation {
    LayoutAnimation(
      duration: duration, pacing: .spring(dampingRatio: max(1 - bounce, 0.01), velocity: velocity), options: [])
  }

  /// Returns the animation with a delay in seconds.
  public func delayed(by seconds: TimeInterval) -> LayoutAnimation {
    var animation = self
    animation.delay = seconds
    return animation
  }

  /// Returns the animation with additional options of UIKit: `.easeInOut().with(.allowUserInteraction)`.
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
