import CoreGraphics

/// The drag from the leading edge that leads back.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var controller: UINavigationController?

  /// As fast as this, in points per second, a drag leads back however short it was.
  private static let flick: CGFloat = 300

  /// Where there is no way back, or one of the app's own, it is no drag.
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard let isDrag = super.isDrag(distance) else { return nil }
    return isDrag && controller?.canPopUnderFinger == true
  }

  func follow() {
    guard let controller, let view else { return }
    let width = max(view.bounds.width, 1)
    let sign: CGFloat = edges == .right ? -1 : 1
    let way = sign * translation(in: view).x
    switch state {
    case .began:
      controller.beginInteractivePop()
      controller.updateInteractivePop(way / width)
    case .changed:
      controller.updateInteractivePop(way / width)
    case .ended:
      let speed = sign * velocity(in: view).x
      controller.endInteractivePop(
        speed > PopGestureRecognizer.flick || (speed > -PopGestureRecognizer.flick && way > width / 2))
    case .cancelled:
      controller.endInteractivePop(false)
    default:
      break
    }
  }
}
