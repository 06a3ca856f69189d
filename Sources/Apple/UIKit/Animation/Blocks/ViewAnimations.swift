import QuartzCore
import Synchronization

/// The current animations of a host's views.
@MainActor
final class ViewAnimations {
  /// The animation whose block is running; `nil` outside of one and where changes aren't animated.
  var running: ViewAnimation? {
    didSet {
      guard (running != nil) != (oldValue != nil) else { return }
      ImplicitAnimations.runningBlocks.add(running != nil ? 1 : -1, ordering: .relaxed)
    }
  }

  /// The value of `UIView.areAnimationsEnabled`.
  var areEnabled = true

  /// The animations that `UIView.beginAnimations(_:context:)` began, the innermost last, each with the enclosing one.
  private(set) var begun: [(animation: ViewAnimation, outer: ViewAnimation?)] = []

  nonisolated init() {}

  func begin() {
    let animation = ViewAnimation(duration: ViewAnimations.durationOfBegun)
    begun.append((animation, running))
    if areEnabled { running = animation }
  }

  /// Commits the innermost animation. An unbalanced call has no effect.
  func commit() {
    guard let (_, outer) = begun.popLast() else { return }
    running = outer
  }

  /// - Source: developer.apple.com/documentation/uikit/uiview/setanimationduration(_:)
  private static let durationOfBegun = 0.2

  static var current: ViewAnimations { UserInterface.current.viewAnimations }
}

extension UserInterface {
  @MainActor fileprivate final var viewAnimations: ViewAnimations { part { ViewAnimations() } }
}
