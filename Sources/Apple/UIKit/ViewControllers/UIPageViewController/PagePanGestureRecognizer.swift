import CoreGraphics

/// The pan gesture recognizer that turns the pages of a page controller.
final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  weak var controller: UIPageViewController?
  private var direction: UIPageViewController.NavigationDirection?

  /// The minimum velocity that turns a page regardless of the distance, in points per second.
  private static let flick: CGFloat = 300

  private var isVertical: Bool { controller?.navigationOrientation == .vertical }

  /// Returns whether the gesture turns a page. It must follow the direction of the pages, and there must be another
  /// page.
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard let isDrag = super.isDrag(distance) else { return nil }
    let isAlong = isVertical ? abs(distance.y) > abs(distance.x) : abs(distance.x) > abs(distance.y)
    return isDrag && isAlong && controller?.dataSource != nil
  }

  /// Returns the component of a vector in the direction of the pages, which is positive for the next page.
  private func forward(_ vector: CGPoint) -> CGFloat {
    if isVertical { return -vector.y }
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? vector.x : -vector.x
  }

  func follow() {
    guard let controller, let view else { return }
    let length = max(isVertical ? view.bounds.height : view.bounds.width, 1)
    let (way, speed) = (forward(translation(in: view)), forward(velocity(in: view)))
    switch state {
    case .began:
      let wanted: UIPageViewController.NavigationDirection = (way != 0 ? way : speed) > 0 ? .forward : .reverse
      direction = controller.turnByUser(wanted, isUnderFinger: true) ? wanted : nil
    case .changed:
      if let direction { controller.updateTurn((direction == .forward ? way : -way) / length) }
    case .ended:
      if let direction {
        let (way, speed) = direction == .forward ? (way, speed) : (-way, -speed)
        controller.endTurn(
          speed > PagePanGestureRecognizer.flick || (speed > -PagePanGestureRecognizer.flick && way > length / 2))
      }
      direction = nil
    case .cancelled:
      if direction != nil { controller.endTurn(false) }
      direction = nil
    default:
      break
    }
  }
}
