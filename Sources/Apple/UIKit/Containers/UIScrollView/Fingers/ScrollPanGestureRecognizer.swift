/// The pan gesture recognizer that scrolls a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// Returns whether the gesture is a drag of this view. A drag along an axis that does not scroll is left to other
  /// recognizers, and may still change its direction.
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard super.isDrag(distance) != nil, let scrollView else { return nil }
    guard scrollView.takesDrag(along: distance) else { return nil }
    return sequence.touches.allSatisfy(scrollView.maySteal)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A touch that stops moving content has no other effect.
    if scrollView?.fingerCameDown() == true {
      for touch in touches where touch.view !== scrollView { touch.delivery = .refused }
    }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersWentAway()
  }
}
