import CoreGraphics

/// The drag that hides and shows bars, simultaneously with scrolling.
final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard let isDrag = super.isDrag(distance) else { return nil }
    return isDrag && abs(distance.y) > abs(distance.x)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
