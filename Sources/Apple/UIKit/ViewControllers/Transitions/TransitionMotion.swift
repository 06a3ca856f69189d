import CoreGraphics
import Foundation

/// The positions of views in one of UIKit's own transitions.
@MainActor
protocol TransitionMotion {
  /// Positions the views at a fraction of the transition, from 0 to 1.
  func place(at fraction: CGFloat)

  /// Removes the views that exist only for the transition.
  func cleanUp()
}

/// A motion without movement.
struct StillMotion: TransitionMotion {
  func place(at fraction: CGFloat) {}

  func cleanUp() {}
}

/// The animation of transitions. It is the only connection between transitions and animations.
@MainActor
enum TransitionAnimation {
  /// Animates changes and calls a completion closure.
  static func run(
    for duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, _ animations: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16),
      animations: animations, completion: completion)
  }
}
