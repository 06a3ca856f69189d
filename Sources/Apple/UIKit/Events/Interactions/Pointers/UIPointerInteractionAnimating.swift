import Foundation

/// What goes along with a pointer that comes or goes.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerinteractionanimating
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds what goes along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what comes after it, with whether it came to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@MainActor
final class PointerAnimation: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  /// Judged by eye, in seconds.
  private static let duration: TimeInterval = 0.2

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run(_ own: @escaping () -> Void) {
    UIView.animate(withDuration: Self.duration) {
      own()
      for animation in self.animations { animation() }
    } completion: { finished in
      for completion in self.completions { completion(finished) }
    }
  }
}
