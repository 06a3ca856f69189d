/// Runs `layoutSubviews()` where it is needed, superviews before subviews.
@MainActor
enum LayoutPass {
  static func run(below root: UIView) {
    ConstraintLayout.prepareForLayout(of: root)
    root.layer.layoutIfNeeded()
  }

  static func isNeeded(below root: UIView) -> Bool {
    !root.layer.flags.isDisjoint(with: .awaitsLayout) || ConstraintLayout.needsSolving(for: root)
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
