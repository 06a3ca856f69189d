import CoreGraphics

/// The pan gesture recognizer that moves a sheet to another detent or dismisses it.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?
  private var isDismissing = false
  /// Whether the controller may be dismissed in this drag, or `nil` if it has not been asked yet.
  private var mayDismiss: Bool?
  /// The height of the sheet at the beginning of the drag.
  private var startHeight: CGFloat = 0

  /// Returns whether the gesture drags the sheet: down, or up if there is a larger detent. Content that can be scrolled
  /// down is scrolled first.
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard let isDrag = super.isDrag(distance) else { return nil }
    guard isDrag, let sheet, abs(distance.y) > abs(distance.x) else { return false }
    let scrollView = scrolledView
    if distance.y > 0 { return scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true }
    return sheet.hasHigherDetent && (scrollView == nil || sheet.prefersScrollingExpandsWhenScrolledToEdge)
  }

  /// The scroll view that was touched.
  private var scrolledView: UIScrollView? {
    var view = sequence.touches.first?.view
    while let current = view, current !== self.view {
      if let scrollView = current.asScrollView, scrollView.isScrollEnabled { return scrollView }
      view = current.superview
    }
    return nil
  }

  /// Returns whether another recognizer must wait until it is clear that the sheet is not dragged. Those of the content
  /// must.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is ScrollPanGestureRecognizer, let view, let other = otherGestureRecognizer.view else {
      return false
    }
    return other !== view && other.isDescendant(of: view)
  }

  func follow() {
    guard let sheet, let container = view?.superview else { return }
    let way = translation(in: container).y
    let speed = velocity(in: container).y
    switch state {
    case .began:
      (isDismissing, mayDismiss) = (false, nil)
      startHeight = sheet.beginDrag()
      move(sheet, by: way)
    case .changed:
      move(sheet, by: way)
    case .ended:
      end(sheet, way: way, speed: speed)
    case .cancelled:
      if isDismissing { sheet.endInteractiveDismissal(false) }
      sheet.endDrag(speed: nil)
    default:
      break
    }
  }

  private func move(_ sheet: UISheetPresentationController, by way: CGFloat) {
    let depth = sheet.drag(to: startHeight - way, mayGo: mayDismiss ?? true)
    // The delegate is asked about a dismissal once per drag, when the sheet is dragged below its smallest detent.
    if depth > 0, mayDismiss == nil {
      let may = sheet.beginInteractiveDismissal()
      mayDismiss = may
      isDismissing = may
      if !may { sheet.drag(to: startHeight - way, mayGo: false) }
    }
    if isDismissing { sheet.updateInteractiveDismissal(depth / sheet.dismissalDistance) }
  }

  private func end(_ sheet: UISheetPresentationController, way: CGFloat, speed: CGFloat) {
    guard isDismissing else { return sheet.endDrag(speed: -speed) }
    isDismissing = false
    let depth = sheet.drag(to: startHeight - way, mayGo: true)
    let isFlick = abs(speed) > UISheetPresentationController.flick
    let goes = depth > 0 && (isFlick ? speed > 0 : depth > sheet.dismissalDistance / 2)
    sheet.endInteractiveDismissal(goes)
    if !goes { sheet.endDrag(speed: depth > 0 ? 0 : -speed) }
  }
}
