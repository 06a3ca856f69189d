import UIKit

/// A namespace for functions that apply changes of UIKit views with an animation.
@MainActor
enum AnimatedChange {
  static func run(_ animation: Animation, _ change: @escaping () -> Void, completion: (() -> Void)? = nil) {
    if animation.count == 1 {
      let animator = UIViewPropertyAnimator(duration: animation.runDuration, timingParameters: timing(animation))
      animator.addAnimations(change)
      if let completion { animator.addCompletion { _ in completion() } }
      animator.startAnimation(afterDelay: animation.delayTime)
      return
    }
    var options: UIView.AnimationOptions = [.allowUserInteraction, curve(animation)]
    if animation.count == nil {
      options.insert(.repeat)
      if animation.reverses { options.insert(.autoreverse) }
      UIView.animate(
        withDuration: animation.runDuration, delay: animation.delayTime, options: options, animations: change)
    } else {
      UIView.animate(
        withDuration: animation.runDuration, delay: animation.delayTime, options: options,
        animations: {
          let count = animation.count ?? 1
          UIView.modifyAnimations(
            withRepeatCount: animation.reverses ? count / 2 : count, autoreverses: animation.reverses,
            animations: change)
        }, completion: { _ in completion?() })
    }
  }

  private static func timing(_ animation: Animation) -> any UITimingCurveProvider {
    switch animation.resolvedCurve {
    case .timed(let curve, _):
      if case .bezier(let x1, let y1, let x2, let y2) = curve.kind {
        return UICubicTimingParameters(controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
      }
      return UICubicTimingParameters(animationCurve: .easeInOut)
    case .spring(let spring, let velocity):
      let rate = animation.rate
      return UISpringTimingParameters(
        mass: spring.mass, stiffness: spring.stiffness * rate * rate, damping: spring.damping * rate,
        initialVelocity: CGVector(dx: velocity * rate, dy: velocity * rate))
    case .custom, .standard: return UICubicTimingParameters(animationCurve: .easeInOut)
    }
  }

  private static func curve(_ animation: Animation) -> UIView.AnimationOptions {
    guard case .timed(let curve, _) = animation.resolvedCurve else { return .curveEaseInOut }
    switch curve {
    case .linear: return .curveLinear
    case .easeIn: return .curveEaseIn
    case .easeOut: return .curveEaseOut
    default: return .curveEaseInOut
    }
  }
}
