import CoreGraphics

/// The drag from the leading edge that goes back.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var controller: UINavigationController?

  /// The drag does not begin if the user can't go back, or if the app has its own back button.
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard let isDrag = super.isDrag(distance) else { return nil }
    return isDrag && controller?.canPopUnderFinger == true
  }
}

extension UINavigationController {
  /// The speed above which a drag goes back regardless of its length, in points per second.
  private static let flick: CGFloat = 300

  /// Moves the screen with a drag that goes back.
  func followPop(_ gesture: UIPanGestureRecognizer) {
    guard let view = gesture.view else { return }
    let width = max(view.bounds.width, 1)
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let way = sign * gesture.translation(in: view).x
    switch gesture.state {
    case .began:
      beginInteractivePop()
      updateInteractivePop(way / width)
    case .changed:
      updateInteractivePop(way / width)
    case .ended:
      let speed = sign * gesture.velocity(in: view).x
      endInteractivePop(
        speed > UINavigationController.flick || (speed > -UINavigationController.flick && way > width / 2))
    case .cancelled:
      endInteractivePop(false)
    default:
      break
    }
  }
}
