import CoreGraphics

// Hiding the navigation bar while the user scrolls.

extension UINavigationController {
  private var minimization: UIBarMinimization { topViewController?.navigationItem.navigationBarMinimization ?? .init() }

  private var centersSearch: Bool {
    topViewController?.navigationItem.preferredSearchBarPlacement == .integratedCentered
  }

  private var minimizationBehavior: UIBarMinimizationBehavior {
    guard measures.bars.minimizingWay != nil else { return .never }
    let behavior = minimization.minimizationBehavior
    return behavior == .automatic ? centersSearch ? .onScrollDown : .never : behavior
  }

  private var restoresAtScrollEdge: Bool {
    guard minimizationBehavior == .onScrollDown else { return false }
    return minimization.restorationBehavior == .atScrollEdge || centersSearch
  }

  /// Whether the content extends into the area of a hidden bar.
  var yieldsBarRoom: Bool { state.isBarMinimized && minimization.safeAreaAdjustment != .disabled }

  /// Called after the configuration of the top item has changed.
  func minimizationDidChange() {
    if minimizationBehavior == .never { setBarMinimized(false, under: state.shown?.followedScrollView(for: .top)) }
    viewStorage?.setNeedsLayout()
  }

  /// Hides or shows the bar as the user scrolls. Scrolling by code has no effect.
  func minimizeBar(following scrollView: UIScrollView) {
    let behavior = minimizationBehavior
    guard behavior != .never, let way = measures.bars.minimizingWay, !hidesBar else { return }
    state.scrolledWay.follow(scrollView)
    let isAtBeginning = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    // At its beginning, the content follows the bar. Elsewhere it keeps its position.
    if isAtBeginning { return setBarMinimized(false, under: nil) }
    let length = behavior == .onScrollDown ? state.scrolledWay.length : -state.scrolledWay.length
    if length > way, !scrollView.endsAtBottom {
      setBarMinimized(true, under: scrollView)
    } else if length < -way, !restoresAtScrollEdge {
      setBarMinimized(false, under: scrollView)
    }
  }

  /// - Parameter scrollView: A scroll view whose content keeps its position when its insets change.
  private func setBarMinimized(_ isMinimized: Bool, under scrollView: UIScrollView?) {
    guard state.isBarMinimized != isMinimized else { return }
    state.isBarMinimized = isMinimized
    state.scrolledWay = ScrolledWay()
    let keptOffset = scrollView?.keepsOffset ?? false
    if let scrollView { scrollView.keepsOffset = true }
    defer { scrollView?.keepsOffset = keptOffset }
    guard let view = viewStorage, view.window != nil, appearance.isShown else { return }
    TransitionAnimation.run(for: Double(Self.hideShowBarDuration)) {
      self.layOutNavigation()
      view.layoutIfNeeded()
    } completion: { _ in
    }
  }
}
