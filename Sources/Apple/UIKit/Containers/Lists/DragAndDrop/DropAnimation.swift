import Foundation

/// What goes along with a thing that is let go.
@MainActor
final class DropAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// As long as that of what lies under the finger, in seconds.
  private static let duration: TimeInterval = 0.25

  override init() {
    super.init()
    // What the app adds in this turn goes along.
    DispatchQueue.main.async { self.run() }
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func run() {
    UIView.animate(withDuration: Self.duration) {
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion(.end) }
    }
  }
}
