/// The pass that runs pending `updateProperties()`, superviews before subviews.
///
/// - Source: developer.apple.com/documentation/uikit/uiview/updateproperties()
@MainActor
enum PropertiesPass {
  /// The maximum number of rounds, for views that request an update in each update. The rest waits for the next pass.
  private static let maxRounds = 8

  static func run(below root: UIView) {
    for _ in 0..<maxRounds where update(root) {}
  }

  static func isNeeded(below root: UIView) -> Bool {
    !root.flags.isDisjoint(with: [.needsUpdateProperties, .descendantNeedsUpdateProperties])
  }

  /// Marks a view for the pass.
  static func mark(_ view: UIView) {
    view.flags.insert(.needsUpdateProperties)
    markAncestors(of: view)
  }

  /// Marks the ancestors of a view that was added with a pending update.
  static func markAncestors(of view: UIView) {
    guard isNeeded(below: view) else { return }
    var current = view.superviewStorage
    while let ancestor = current, !ancestor.flags.contains(.descendantNeedsUpdateProperties) {
      ancestor.flags.insert(.descendantNeedsUpdateProperties)
      current = ancestor.superviewStorage
    }
  }

  /// - Returns: Whether anything was pending.
  private static func update(_ view: UIView) -> Bool {
    var found = false
    if view.flags.contains(.needsUpdateProperties) {
      view.flags.remove(.needsUpdateProperties)
      view.traitCollection.performAsCurrent {
        view.tracking(.properties) {
          view.viewControllerStorage?.updateProperties()
          view.updateProperties()
        }
      }
      found = true
    }
    if view.flags.contains(.descendantNeedsUpdateProperties) {
      view.flags.remove(.descendantNeedsUpdateProperties)
      for subview in view.subviewStorage where isNeeded(below: subview) && update(subview) { found = true }
    }
    return found
  }
}
