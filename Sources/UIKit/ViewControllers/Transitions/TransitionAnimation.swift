import Foundation

/// How changes of a transition come about over time. The one place where transitions meet animation.
@MainActor
enum TransitionAnimation {
  /// How long pushing and popping take, in seconds.
  static let slideDuration: TimeInterval = 0.35
  /// How long presenting and dismissing take, in seconds.
  static let coverDuration: TimeInterval = 0.4

  /// Animates changes, and says that they are made.
  static func run(
    for duration: TimeInterval, _ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }
}
