/// Brings views up to date: constraints, then layout, then display.
///
/// ```
/// PropertiesPass    updateProperties(), superviews first
/// ConstraintsPass   updateConstraints(), subviews first
/// LayoutPass        the solver, then layoutSubviews(), superviews first
/// displayTree()     draw(_:) of what asked for it: a pass over layers, in QuartzCore
/// ```
///
/// UIKit does this before each frame; here it happens when the host asks for a frame, and when code calls
/// `layoutIfNeeded()`.
@MainActor
package enum FrameLoop {
  /// How often layout may ask for layout again before it is taken for a loop that never ends.
  static let maxRounds = 100

  /// All three passes, over the tree below a view.
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
    // While controllers appear, nobody has seen the window yet: what they change then is there from its first frame on.
    if let window = root as? UIWindow, window.appearances.isEmpty { window.hasMadeFrame = true }
  }

  /// The first two passes: what `layoutIfNeeded()` does.
  package static func layoutIfNeeded(_ view: UIView) {
    // A view that asks for layout while it is asked for its size gets it from the layout that is under way.
    if ConstraintLayout.isSolving(for: view) { return }
    view.layer.host.run { layOut(view) }
  }

  private static func layOut(_ view: UIView) {
    // Layout may change constraints, sizes and texts, which need layout again: go on until nothing is left.
    for _ in 0..<maxRounds {
      if PropertiesPass.isNeeded(below: view) { PropertiesPass.run(below: view) }
      // An app may override it, and calls `super` to run `ConstraintsPass`.
      view.updateConstraintsIfNeeded()
      if !LayoutPass.run(below: view) { break }
      if !LayoutPass.isNeeded(below: view) { return }
    }
    Diagnostics.report(
      "Layout of \(view.briefDescription) did not settle in \(maxRounds) rounds: a layoutSubviews() or "
        + "updateConstraints() asks for layout each time it runs. The frames of the last round are kept.")
  }
}
