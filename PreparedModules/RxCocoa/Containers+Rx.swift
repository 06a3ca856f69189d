import Foundation
import RxSwift
import UIKit
import WebKit

// MARK: - Controllers and bars

extension Reactive where Base: UINavigationController {
  public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

  public var delegate: DelegateProxy<UINavigationController, UINavigationControllerDelegate> {
    RxNavigationControllerDelegateProxy.proxy(for: base)
  }

  public var willShow: ControlEvent<ShowEvent> {
    event("navigationController:willShowViewController:animated:")
  }

  public var didShow: ControlEvent<ShowEvent> { event("navigationController:didShowViewController:animated:") }

  private func event(_ selector: String) -> ControlEvent<ShowEvent> {
    ControlEvent(
      events: delegate.methodInvoked(Selector(selector)).map { arguments in
        ShowEvent(
          viewController: try castOrThrow(UIViewController.self, arguments[1]),
          animated: try castOrThrow(Bool.self, arguments[2]))
      })
  }
}

extension Reactive where Base: UITabBarController {
  public var delegate: DelegateProxy<UITabBarController, UITabBarControllerDelegate> {
    RxTabBarControllerDelegateProxy.proxy(for: base)
  }

  public var didSelect: ControlEvent<UIViewController> {
    ControlEvent(
      events: delegate.methodInvoked(Selector("tabBarController:didSelectViewController:")).map {
        try castOrThrow(UIViewController.self, $0[1])
      })
  }
}

extension Reactive where Base: UITabBar {
  public var delegate: DelegateProxy<UITabBar, UITabBarDelegate> { RxTabBarDelegateProxy.proxy(for: base) }

  public var didSelectItem: ControlEvent<UITabBarItem> {
    ControlEvent(
      events: delegate.methodInvoked(Selector("tabBar:didSelectItem:")).map {
        try castOrThrow(UITabBarItem.self, $0[1])
      })
  }
}

// MARK: - Scroll views

extension Reactive where Base: UIScrollView {
  public typealias EndZoomEvent = (view: UIView?, scale: CGFloat)
  public typealias WillEndDraggingEvent = (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  public var delegate: DelegateProxy<UIScrollView, UIScrollViewDelegate> {
    RxScrollViewDelegateProxy.proxy(for: base)
  }

  public var contentOffset: ControlProperty<CGPoint> {
    let proxy = RxScrollViewDelegateProxy.proxy(for: base)
    return ControlProperty(
      values: proxy.contentOffsetBehaviorSubject,
      valueSink: Binder(base) { (view: UIScrollView, offset: CGPoint) in view.contentOffset = offset })
  }

  public var didScroll: ControlEvent<Void> {
    ControlEvent(events: RxScrollViewDelegateProxy.proxy(for: base).contentOffsetPublishSubject)
  }

  public var willBeginDecelerating: ControlEvent<Void> { event("scrollViewWillBeginDecelerating:") }

  public var didEndDecelerating: ControlEvent<Void> { event("scrollViewDidEndDecelerating:") }

  public var willBeginDragging: ControlEvent<Void> { event("scrollViewWillBeginDragging:") }

  public var willEndDragging: ControlEvent<WillEndDraggingEvent> {
    let selector = Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:")
    return ControlEvent(
      events: delegate.methodInvoked(selector).map { arguments in
        WillEndDraggingEvent(
          velocity: try castOrThrow(CGPoint.self, arguments[1]),
          targetContentOffset: try castOrThrow(UnsafeMutablePointer<CGPoint>.self, arguments[2]))
      })
  }

  public var didEndDragging: ControlEvent<Bool> {
    ControlEvent(
      events: delegate.methodInvoked(Selector("scrollViewDidEndDragging:willDecelerate:")).map {
        try castOrThrow(Bool.self, $0[1])
      })
  }

  public var didZoom: ControlEvent<Void> { event("scrollViewDidZoom:") }

  public var didScrollToTop: ControlEvent<Void> { event("scrollViewDidScrollToTop:") }

  public var didEndScrollingAnimation: ControlEvent<Void> { event("scrollViewDidEndScrollingAnimation:") }

  public var willBeginZooming: ControlEvent<UIView?> {
    ControlEvent(
      events: delegate.methodInvoked(Selector("scrollViewWillBeginZooming:withView:")).map {
        try castOptionalOrThrow(UIView.self, $0[1])
      })
  }

  public var didEndZooming: ControlEvent<EndZoomEvent> {
    ControlEvent(
      events: delegate.methodInvoked(Selector("scrollViewDidEndZooming:withView:atScale:")).map { arguments in
        EndZoomEvent(
          view: try castOptionalOrThrow(UIView.self, arguments[1]),
          scale: try castOrThrow(CGFloat.self, arguments[2]))
      })
  }

  /// Forwards messages to a delegate until the result is disposed.
  public func setDelegate(_ delegate: UIScrollViewDelegate) -> any Disposable {
    RxScrollViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
  }

  private func event(_ selector: String) -> ControlEvent<Void> {
    ControlEvent(events: delegate.methodInvoked(Selector(selector)).map { _ in })
  }
}

// MARK: - Web views

extension Reactive where Base: WKWebView {
  public var navigationDelegate: DelegateProxy<WKWebView, WKNavigationDelegate> {
    RxWKNavigationDelegateProxy.proxy(for: base)
  }

  public var didCommit: Observable<WKNavigation> { navigations("webView:didCommitNavigation:") }

  public var didStartLoad: Observable<WKNavigation> { navigations("webView:didStartProvisionalNavigation:") }

  public var didFinishLoad: Observable<WKNavigation> { navigations("webView:didFinishNavigation:") }

  public var didFailLoad: Observable<(WKNavigation, Error)> {
    navigationDelegate.methodInvoked(Selector("webView:didFailNavigation:withError:")).map { arguments in
      (try castOrThrow(WKNavigation.self, arguments[1]), try castOrThrow(Error.self, arguments[2]))
    }
  }

  public var title: Observable<String?> { observeWeakly(String.self, "title") }

  public var loading: Observable<Bool> { observeWeakly(Bool.self, "loading").map { $0 ?? false } }

  public var estimatedProgress: Observable<Double> {
    observeWeakly(Double.self, "estimatedProgress").map { $0 ?? 0 }
  }

  public var url: Observable<URL?> { observeWeakly(URL.self, "URL") }

  public var canGoBack: Observable<Bool> { observeWeakly(Bool.self, "canGoBack").map { $0 ?? false } }

  public var canGoForward: Observable<Bool> { observeWeakly(Bool.self, "canGoForward").map { $0 ?? false } }

  private func navigations(_ selector: String) -> Observable<WKNavigation> {
    navigationDelegate.methodInvoked(Selector(selector)).map { try castOrThrow(WKNavigation.self, $0[1]) }
  }
}
