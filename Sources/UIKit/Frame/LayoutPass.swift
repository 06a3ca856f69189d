/// Runs `layoutSubviews()` where it is needed, superviews before subviews.
@MainActor
enum LayoutPass {
  static func run(below root: UIView) {
    ConstraintLayout.prepareForLayout(of: root)
    root.layer.layoutIfNeeded()
  }

  static func isNeeded(below root: UIView) -> Bool {
    // Views that came in while others were laid out may have constraints to update.
    !root.layer.flags.isDisjoint(with: .awaitsLayout) || ConstraintLayout.needsSolving(for: root)
      || !root.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
  }

  /// One view's turn, with its controller's callbacks around it.
  static func layOut(_ view: UIView) {
    let controller = view.viewControllerStorage
    TintResolving.perform(for: view) {
      view.traitCollection.performAsCurrent {
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
  }
}
