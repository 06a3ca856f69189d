import QuartzCore

/// Whether a host's views are being animated now.
@MainActor
final class ViewAnimations {
  /// The animation whose block runs; nil outside any, and where changes are not to be animated.
  var running: ViewAnimation? {
    didSet {
      guard (running != nil) != (oldValue != nil) else { return }
      ImplicitAnimations.runningBlocks += running != nil ? 1 : -1
    }
  }

  /// `UIView.areAnimationsEnabled`.
  var areEnabled = true

  nonisolated init() {}

  static var current: ViewAnimations { UserInterface.current.viewAnimations }
}

extension UserInterface {
  @MainActor fileprivate final var viewAnimations: ViewAnimations { part { ViewAnimations() } }
}
