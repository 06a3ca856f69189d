/// The loop that updates views: constraints, then layout, then display.
///
/// ```
/// PropertiesPass    updateProperties(), superviews first
/// ConstraintsPass   updateConstraints(), subviews first
/// LayoutPass        the solver, then layoutSubviews(), superviews first
/// displayTree()     draw(_:) of what asked for it: a pass over layers, in QuartzCore
/// ```
///
/// UIKit runs it before each frame. Here, it runs when the host requests a frame and when code calls
/// `layoutIfNeeded()`.
@MainActor
package enum FrameLoop {
  /// The maximum number of rounds of layout, after which it is considered an infinite loop.
  static let maxRounds = 100

  /// Runs all three passes for the tree below a view.
  package static func update(_ root: UIView) {
    let host = root.layer.host
    host.run {
      host.animations.update()
      EventTimers.current.fireDue()
      ClockDrivenViews.prepareFrame(of: host)
      (root as? UIWindow)?.focusSystem?.updateFocusIfNeeded()
      layoutIfNeeded(root)
      root.layer.displayTree()
      CATransaction.flush()
    }
    // While controllers appear, the window isn't visible yet, and their changes are part of its first frame.
    if let window = root as? UIWindow, window.appearances.isEmpty { window.hasMadeFrame = true }
  }

  /// Runs the first two passes, for `layoutIfNeeded()`.
  package static func layoutIfNeeded(_ view: UIView) {
    // A view that requests layout while its size is read is laid out by the current layout.
    if ConstraintLayout.isSolving(for: view) { return }
    view.layer.host.run { layOut(view) }
  }

  private static func layOut(_ view: UIView) {
    // Layout may change constraints, sizes and texts, which require layout again, so it repeats until nothing is
    // pending.
    for _ in 0..<maxRounds {
      if PropertiesPass.isNeeded(below: view) { PropertiesPass.run(below: view) }
      // An app may override the method, which runs `ConstraintsPass` when it calls `super`.
      view.updateConstraintsIfNeeded()
      if !LayoutPass.run(below: view) { break }
      if !LayoutPass.isNeeded(below: view) { return }
    }
    Diagnostics.report(
      "Layout of \(view.briefDescription) did not settle in \(maxRounds) rounds: a layoutSubviews() or "
        + "updateConstraints() requests layout each time it runs. Keeping the frames of the last round.")
  }
}
