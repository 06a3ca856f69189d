import CoreGraphics

/// The drag anywhere in the content that goes back. Recognizers and controls in the content take precedence.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  weak var controller: UINavigationController?

  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard let isDrag = super.isDrag(distance), let view else { return nil }
    guard isDrag, view.measures.transitions.popsFromContent, controller?.canPopUnderFinger == true else { return false }
    let isBack = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? distance.x < 0 : distance.x > 0
    return isBack && abs(distance.x) > abs(distance.y) && !sequence.touches.contains { isHeldByControl($0) }
  }

  /// Whether a touch moves a control, such as a slider. A button has no movement of its own.
  private func isHeldByControl(_ touch: UITouch) -> Bool {
    var current = touch.view
    while let view = current, view !== self.view {
      if view is UIControl, !(view is UIButton) { return true }
      current = view.superview
    }
    return false
  }
}
