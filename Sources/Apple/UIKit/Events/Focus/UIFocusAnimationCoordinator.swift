import Foundation

/// An object that runs animations of an app along with those of the focus.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusanimationcoordinator
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final var animations: [() -> Void] = []
  private final var completions: [() -> Void] = []

  /// Adds animations and a closure that is called after them.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// The duration of a move of the focus, in seconds. Estimated.
  static let duration: TimeInterval = 0.2

  final func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: UIFocusAnimationCoordinator.duration,
      animations: { for animation in animations { animation() } },
      completion: { _ in for completion in completions { completion() } })
  }
}
