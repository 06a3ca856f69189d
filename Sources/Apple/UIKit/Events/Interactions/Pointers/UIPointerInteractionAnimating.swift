import Foundation

/// An animator that runs changes when a pointer enters or leaves a view.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerinteractionanimating
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation, with whether it finished.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@MainActor
final class PointerAnimation: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  /// The duration in seconds. Estimated.
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
