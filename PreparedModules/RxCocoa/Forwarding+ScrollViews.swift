import Foundation
import UIKit

// Each method is forwarded to the app's delegate. Methods without a result are also reported by `sentMessage` and
// `methodInvoked`.

extension RxScrollViewDelegateProxy: UIScrollViewDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedScrollViewDelegate: any UIScrollViewDelegate {
    (_forwardToDelegate as? any UIScrollViewDelegate) ?? Defaults.shared
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    send(["scrollViewDidZoom:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidZoom(scrollView)
    }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    send(["scrollViewWillBeginDragging:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewWillBeginDragging(scrollView)
    }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    send(["scrollViewWillEndDragging:withVelocity:targetContentOffset:"], [scrollView, velocity, targetContentOffset]) {
      forwardedScrollViewDelegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset
      )
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    send(["scrollViewDidEndDragging:willDecelerate:"], [scrollView, decelerate]) {
      forwardedScrollViewDelegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    send(["scrollViewWillBeginDecelerating:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    send(["scrollViewDidEndDecelerating:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidEndDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    send(["scrollViewDidEndScrollingAnimation:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    forwardedScrollViewDelegate.viewForZooming(in: scrollView)
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    send(["scrollViewWillBeginZooming:withView:", "scrollViewWillBeginZooming:with:"], [scrollView, view as Any]) {
      forwardedScrollViewDelegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    send(
      ["scrollViewDidEndZooming:withView:atScale:", "scrollViewDidEndZooming:with:atScale:"],
      [
        scrollView, view as Any, scale,
      ]
    ) {
      forwardedScrollViewDelegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwardedScrollViewDelegate.scrollViewShouldScrollToTop(scrollView)
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    send(["scrollViewDidScrollToTop:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidScrollToTop(scrollView)
    }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    send(["scrollViewDidChangeAdjustedContentInset:"], [scrollView]) {
      forwardedScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
