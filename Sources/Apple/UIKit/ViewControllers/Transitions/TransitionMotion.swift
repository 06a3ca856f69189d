import CoreGraphics
import Foundation

/// Where the views of one of UIKit's own transitions are at a fraction of it.
@MainActor
protocol TransitionMotion {
  /// Places views, from 0 at the beginning to 1 at the end.
  func place(at fraction: CGFloat)

  /// Takes away what was there for the transition only.
  func cleanUp()
}

/// Nothing moves.
struct StillMotion: TransitionMotion {
  func place(at fraction: CGFloat) {}

  func cleanUp() {}
}

/// How changes of a transition come about over time. The one place where transitions meet animation.
@MainActor
enum TransitionAnimation {
  /// Animates changes, and says that they are made.
  static func run(
    for duration: TimeInterval, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }
}
