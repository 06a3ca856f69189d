import CoreGraphics

/// The drag from the leading edge that leads back.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var controller: UINavigationController?

  /// Where there is no way back, or one of the app's own, it is no drag.
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard let isDrag = super.isDrag(distance) else { return nil }
    return isDrag && controller?.canPopUnderFinger == true
  }
}

extension UINavigationController {
  /// The speed of a flick, which leads back regardless of its length, in points per second.
  private static let flick: CGFloat = 300

  /// Moves the screen with a drag that leads back.
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
