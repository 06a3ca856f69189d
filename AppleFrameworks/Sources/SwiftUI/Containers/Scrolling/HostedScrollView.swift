import UIKit

/// The UIKit view of a scroll view.
final class HostedScrollView: UIScrollView, OwnSubviews, UIScrollViewDelegate {
  /// The offset at which scrolling comes to rest, for the one at which it would; `nil` keeps that.
  var restOf: (CGPoint) -> CGPoint? = { _ in nil }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let rest = restOf(targetContentOffset.pointee) { targetContentOffset.pointee = rest }
  }

  var onScroll: () -> Void = {}

  func isOwn(_ view: UIView) -> Bool {
    view is UIRefreshControl
      || !(view is PassingView || view is ContentHitting || view is UIControl) && isIndicator(view)
  }

  private func isIndicator(_ view: UIView) -> Bool { String(describing: type(of: view)).contains("Indicator") }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      let old = super.contentOffset
      super.contentOffset = newValue
      if old != newValue { onScroll() }
    }
  }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
