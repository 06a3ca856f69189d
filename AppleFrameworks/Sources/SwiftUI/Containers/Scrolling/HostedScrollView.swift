import UIKit

/// The UIKit view of a scroll view.
final class HostedScrollView: UIScrollView, OwnSubviews, UIScrollViewDelegate {
  /// A closure that returns the offset at which scrolling stops for a predicted offset; `nil` keeps the predicted
  /// offset.
  var restOf: (CGPoint) -> CGPoint? = { _ in nil }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let rest = restOf(targetContentOffset.pointee) { targetContentOffset.pointee = rest }
  }

  var onScroll: () -> Void = {}
  var phaseDidChange: (ScrollPhase, ScrollPhase) -> Void = { _, _ in }

  /// A view whose appearance depends on its position in the scroll view.
  struct Follower {
    weak var view: VisualEffectView?
  }

  var followers: [Follower] = []

  private(set) var phase = ScrollPhase.idle {
    didSet { if phase != oldValue { phaseDidChange(oldValue, phase) } }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { phase = .interacting }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    phase = decelerate ? .decelerating : .idle
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { phase = .idle }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { phase = .idle }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, contentOffset != self.contentOffset { phase = .animating }
    super.setContentOffset(contentOffset, animated: animated)
  }

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
      if old != newValue { didScroll() }
    }
  }

  private func didScroll() {
    onScroll()
    for follower in followers { follower.view?.update() }
  }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
