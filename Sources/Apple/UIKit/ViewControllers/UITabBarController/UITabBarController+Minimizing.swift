import CoreGraphics

/// How far the user has scrolled in one direction.
struct ScrolledWay {
  private weak var scrollView: UIScrollView?
  private var lastOffset: CGFloat = 0
  /// In points; positive downwards, as content moves up.
  private(set) var length: CGFloat = 0

  /// Takes in where a scroll view is. What code scrolls, and another scroll view, begins a new way.
  @MainActor
  mutating func follow(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    defer { (self.scrollView, lastOffset) = (scrollView, offset) }
    guard self.scrollView === scrollView, scrollView.isDragging || scrollView.isDecelerating else {
      length = 0
      return
    }
    let step = offset - lastOffset
    length = step * length < 0 ? step : length + step
  }
}

extension UITabBarController {
  /// When the tab bar becomes small.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/minimizebehavior
  public enum MinimizeBehavior: Int, Sendable {
    /// As the system decides: on a phone, never. design-26: E044.
    case automatic
    case never
    /// When the user scrolls down; scrolling up brings the bar back.
    case onScrollDown
    /// When the user scrolls up; scrolling down brings the bar back.
    case onScrollUp
  }

  var minimizeBehaviorAllowsChanges: Bool {
    tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp
  }

  /// Makes the bar small or whole as the user scrolls. Scrolling by code does neither. design-26: E045.
  func minimizeTabBar(following scrollView: UIScrollView) {
    guard minimizeBehaviorAllowsChanges, let platter = viewStorage?.measures.tabBars.platter,
      let leaf = (shown as? UINavigationController)?.topViewController ?? shown, leaf.isViewLoaded,
      leaf.followedScrollView(for: .bottom) === scrollView
    else { return }
    scrolledWay.follow(scrollView)
    let way = tabBarMinimizeBehavior == .onScrollDown ? scrolledWay.length : -scrolledWay.length
    // Content that bounces at its beginning or end turns nothing.
    let isInside =
      scrollView.contentOffset.y >= -scrollView.adjustedContentInset.top && !scrollView.endsAtBottom
    if way > platter.minimizingWay, isInside {
      setTabBarMinimized(true)
    } else if way < -platter.minimizingWay {
      setTabBarMinimized(false)
    }
  }

  func setTabBarMinimized(_ isMinimized: Bool) {
    guard let view = viewStorage, tabBar.isMinimized != isMinimized else { return }
    tabBar.isMinimized = isMinimized
    view.setNeedsLayout()
    guard view.window != nil else { return }
    TransitionAnimation.run(for: view.measures.tabBars.platter?.minimizingDuration ?? 0) {
      view.layoutIfNeeded()
      self.tabBar.layoutIfNeeded()
    } completion: { _ in
    }
  }
}
