import Foundation

/// The animations that an app adds to the animation of a dropped item.
@MainActor
final class DropAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// The duration of the animation of the dragged preview, in seconds.
  private static let duration: TimeInterval = 0.25

  override init() {
    super.init()
    // The delay includes animations that the app adds in the present turn of the run loop.
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
