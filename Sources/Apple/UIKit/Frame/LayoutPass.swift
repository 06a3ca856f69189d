/// Runs `layoutSubviews()` where it is needed, superviews before subviews.
@MainActor
enum LayoutPass {
  /// - Returns: false where views asked for layout again and again, so that there is no use in going on.
  static func run(below root: UIView) -> Bool {
    solve(root)
    return root.layer.layoutFromHighestNeed()
  }

  /// Solves what has changed in the view's hierarchy, and asks for layout of the superview of each view whose
  /// rectangle that changes.
  private static func solve(_ view: UIView) {
    guard let engine = ConstraintLayout.updatedEngine(of: view) else { return }
    let root = engine.root
    // A view on its own that waits for constraints to size it has no superview that could apply them.
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
    // Views that came in while others were laid out may have constraints to update.
    !root.layer.flags.isDisjoint(with: .awaitsLayout) || ConstraintLayout.needsSolving(for: root)
      || PropertiesPass.isNeeded(below: root)
      || !root.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
  }

  /// One view's turn, with its controller's callbacks around it.
  static func layOut(_ view: UIView) {
    let controller = view.viewControllerStorage
    TintResolving.perform(for: view) {
      view.traitCollection.performAsCurrent {
        controller?.sendMessage("viewWillLayoutSubviews") { controller?.viewWillLayoutSubviews() }
        view.layoutSubviews()
        if view.rareStorage != nil { view.applyCornerConfigurations() }
        if let controller { tellDidLayout(controller, of: view) }
      }
    }
  }

  /// What a controller adds or takes away after its view was laid out is laid out with the rest. It is not asked again because of that, or
  /// one that makes its subviews anew each time would never be done; it is where it asks for layout itself.
  private static func tellDidLayout(_ controller: UIViewController, of view: UIView) {
    let isNeeded = view.layer.flags.contains(.needsLayout)
    view.flags.insert(.isInDidLayoutSubviews)
    view.flags.remove(.asksForLayoutAgain)
    controller.sendMessage("viewDidLayoutSubviews") { controller.viewDidLayoutSubviews() }
    view.flags.remove(.isInDidLayoutSubviews)
    if !isNeeded, !view.flags.contains(.asksForLayoutAgain) { view.layer.flags.remove(.needsLayout) }
  }
}
