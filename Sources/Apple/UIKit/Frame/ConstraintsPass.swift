/// The pass that runs pending `updateConstraints()`, subviews before superviews.
@MainActor
enum ConstraintsPass {
  /// The maximum number of rounds, for views that request an update in each update. The rest waits for the next pass.
  private static let maxRounds = 8

  /// Updates the subtree of a view until nothing is pending.
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
        view.tracking(.constraints) {
          // A controller updates its view as well, in `super.updateViewConstraints()`.
          if let controller = view.viewControllerStorage {
            controller.updateViewConstraints()
          } else {
            view.updateConstraints()
          }
        }
      }
      found = true
    }
    return found
  }
}
