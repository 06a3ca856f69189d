import Foundation

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
