import CoreGraphics

/// The distance that the user has scrolled in one direction.
struct ScrolledWay {
  private weak var scrollView: UIScrollView?
  private var lastOffset: CGFloat = 0
  /// The length in points, which is positive downward, as content moves up.
  private(set) var length: CGFloat = 0

  /// Updates the distance from a scroll view. Scrolling by code, or another scroll view, resets it.
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
  /// The condition that minimizes the tab bar.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/minimizebehavior
  public enum MinimizeBehavior: Int, Sendable {
    /// The system decides: on a phone, never. design-26: E044.
    case automatic
    case never
    /// Scrolling down minimizes the bar, and scrolling up restores it.
    case onScrollDown
    /// Scrolling up minimizes the bar, and scrolling down restores it.
    case onScrollUp
  }

  var minimizeBehaviorAllowsChanges: Bool {
    tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp
  }

  /// Minimizes or restores the bar as the user scrolls. Scrolling by code has no effect. design-26: E045.
  func minimizeTabBar(following scrollView: UIScrollView) {
    guard minimizeBehaviorAllowsChanges, let platter = viewStorage?.measures.tabBars.platter,
      let leaf = (shown as? UINavigationController)?.topViewController ?? shown, leaf.isViewLoaded,
      leaf.followedScrollView(for: .bottom) === scrollView
    else { return }
    scrolledWay.follow(scrollView)
    let way = tabBarMinimizeBehavior == .onScrollDown ? scrolledWay.length : -scrolledWay.length
    // Bouncing at the beginning or end does not count as a change of direction.
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
