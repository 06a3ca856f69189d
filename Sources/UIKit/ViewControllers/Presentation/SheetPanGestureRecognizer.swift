import CoreGraphics

/// The drag that takes a sheet to another detent, or away.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?
  private var isDismissing = false

  /// As fast as this, in points per second, a drag counts however short it was.
  private static let flick: CGFloat = 500

  /// Down, or up where there is a higher detent; where content can be scrolled down, that comes first.
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard let isDrag = super.isDrag(distance) else { return nil }
    guard isDrag, let sheet, abs(distance.y) > abs(distance.x) else { return false }
    let scrollView = scrolledView
    if distance.y > 0 { return scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true }
    return sheet.hasHigherDetent && (scrollView == nil || sheet.prefersScrollingExpandsWhenScrolledToEdge)
  }

  /// The scroll view that the finger came down on.
  private var scrolledView: UIScrollView? {
    var view = sequence.touches.first?.view
    while let current = view, current !== self.view {
      if let scrollView = current.asScrollView, scrollView.isScrollEnabled { return scrollView }
      view = current.superview
    }
    return nil
  }

  /// Content waits until it is clear that the sheet does not move.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is ScrollPanGestureRecognizer, let view, let other = otherGestureRecognizer.view else {
      return false
    }
    return other !== view && other.isDescendant(of: view)
  }

  func follow() {
    guard let sheet, let view else { return }
    let way = translation(in: view.superview).y
    let height = max(view.bounds.height, 1)
    let speed = velocity(in: view.superview).y
    switch state {
    case .began:
      isDismissing = way >= 0 && speed >= 0 && !sheet.hasLowerDetent && sheet.beginInteractiveDismissal()
      if isDismissing { sheet.updateInteractiveDismissal(way / height) }
    case .changed:
      if isDismissing { sheet.updateInteractiveDismissal(way / height) }
    case .ended:
      let isFlick = abs(speed) > SheetPanGestureRecognizer.flick
      if isDismissing {
        sheet.endInteractiveDismissal(isFlick ? speed > 0 : way > height / 2)
      } else if isFlick || abs(way) > height / 4 {
        sheet.selectNextByUser(isHigher: isFlick ? speed < 0 : way < 0)
      }
      isDismissing = false
    case .cancelled:
      if isDismissing { sheet.endInteractiveDismissal(false) }
      isDismissing = false
    default:
      break
    }
  }
}
