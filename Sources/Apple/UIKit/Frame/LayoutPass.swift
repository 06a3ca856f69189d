/// The pass that runs pending `layoutSubviews()`, superviews before subviews.
@MainActor
enum LayoutPass {
  /// - Returns: `false` if views request layout again and again, so that continuing makes no sense.
  static func run(below root: UIView) -> Bool {
    solve(root)
    return root.layer.layoutFromHighestNeed()
  }

  /// Solves pending changes of the view's hierarchy and requests layout of the superviews of changed views.
  private static func solve(_ view: UIView) {
    guard let engine = ConstraintLayout.updatedEngine(of: view) else { return }
    let root = engine.root
    // A root view that waits for constraints to size it has no superview that applies them.
    guard !root.translatesAutoresizingMaskIntoConstraints, let slot = engine.slot(of: root.layoutState.item) else {
      return
    }
    let frame = engine.frame(of: slot, scale: root.traitCollection.displayScale)
    guard frame.size != root.bounds.size else { return }
    let origin = root.frame.origin
    root.bounds.size = frame.size
    let moved = root.frame.origin
    root.center = CGPoint(x: root.center.x + origin.x - moved.x, y: root.center.y + origin.y - moved.y)
  }

  static func isNeeded(below root: UIView) -> Bool {
    // Views that were added during layout may have pending constraint updates.
    !root.layer.flags.isDisjoint(with: .awaitsLayout) || ConstraintLayout.needsSolving(for: root)
      || PropertiesPass.isNeeded(below: root)
      || !root.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
  }

  /// Lays out a view with the callbacks of its controller.
  static func layOut(_ view: UIView) {
    let controller = view.viewControllerStorage
    TintResolving.perform(for: view) {
      view.traitCollection.performAsCurrent {
        view.tracking(.layout) {
          controller?.sendMessage("viewWillLayoutSubviews") { controller?.viewWillLayoutSubviews() }
          view.layoutSubviews()
          if let rare = view.rareStorage {
            view.applyCornerConfigurations()
            rare.layoutListener?()
          }
          if let controller { tellDidLayout(controller, of: view) }
        }
      }
    }
  }

  /// Tells a controller that its view was laid out. Its changes of subviews are laid out with the rest, but it isn't
  /// called again because of them, since a controller that always replaces its subviews would never finish. It is
  /// called again if it requests layout.
  private static func tellDidLayout(_ controller: UIViewController, of view: UIView) {
    let isNeeded = view.layer.flags.contains(.needsLayout)
    view.flags.insert(.isInDidLayoutSubviews)
    view.flags.remove(.asksForLayoutAgain)
    controller.sendMessage("viewDidLayoutSubviews") { controller.viewDidLayoutSubviews() }
    view.flags.remove(.isInDidLayoutSubviews)
    if !isNeeded, !view.flags.contains(.asksForLayoutAgain) { view.layer.flags.remove(.needsLayout) }
  }
}
