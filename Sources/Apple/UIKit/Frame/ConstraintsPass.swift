/// Runs `updateConstraints()` where it is pending, subviews before superviews.
@MainActor
enum ConstraintsPass {
  /// A view that asks for an update in each update would never come to an end; the rest waits for the next pass.
  private static let maxRounds = 8

  /// Updates the view's subtree, and again what that made pending.
  static func run(below root: UIView) {
    for _ in 0..<maxRounds where update(root) {}
  }

  /// - Returns: Whether anything was pending.
  private static func update(_ view: UIView) -> Bool {
    var found = false
    if view.flags.contains(.descendantNeedsUpdateConstraints) {
      view.flags.remove(.descendantNeedsUpdateConstraints)
      for subview in view.subviewStorage where update(subview) { found = true }
    }
    if view.flags.contains(.needsUpdateConstraints) {
      view.flags.remove(.needsUpdateConstraints)
      view.traitCollection.performAsCurrent {
        // A controller's turn includes its view's: that is for `super.updateViewConstraints()` to do.
        if let controller = view.viewControllerStorage {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
      found = true
    }
    return found
  }
}
