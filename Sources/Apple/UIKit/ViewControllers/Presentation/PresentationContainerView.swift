import CoreGraphics

/// The view in which a presentation takes place. It blocks touches of the views below, unless the presentation passes
/// them through.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.placePresentedView()
    controller?.containerViewWillLayoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  /// Invalidates the layout, because alerts move away from the keyboard.
  override func keyboardDidMove() { setNeedsLayout() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self, controller?.letsTouchesThrough == true { return nil }
    if hit === self || hit is DimmingView, controller?.passesTouch(at: point, in: self, with: event) == true {
      return nil
    }
    return hit
  }
}
