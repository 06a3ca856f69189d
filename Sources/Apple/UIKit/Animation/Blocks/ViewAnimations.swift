import QuartzCore
import Synchronization

/// Whether a host's views are being animated now.
@MainActor
final class ViewAnimations {
  /// The animation whose block runs; nil outside any, and where changes are not to be animated.
  var running: ViewAnimation? {
    didSet {
      guard (running != nil) != (oldValue != nil) else { return }
      ImplicitAnimations.runningBlocks.add(running != nil ? 1 : -1, ordering: .relaxed)
    }
  }

  /// `UIView.areAnimationsEnabled`.
  var areEnabled = true

  /// Animations that `UIView.beginAnimations(_:context:)` began, the innermost last, each with the one around it.
  private(set) var begun: [(animation: ViewAnimation, outer: ViewAnimation?)] = []

  nonisolated init() {}

  func begin() {
    let animation = ViewAnimation(duration: ViewAnimations.durationOfBegun)
    begun.append((animation, running))
    if areEnabled { running = animation }
  }

  /// A call too many does nothing.
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
