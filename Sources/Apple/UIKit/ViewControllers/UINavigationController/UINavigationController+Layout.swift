import CoreGraphics

// The layout of bars and content.

extension UINavigationController {
  var hidesBar: Bool { state.isBarHidden || hidesBarsForHeight }

  var hidesToolbar: Bool { (state.isToolbarHidden || hidesBarsForHeight) && toolbarSearch == nil }

  /// Whether bars are hidden because of the compact height, and no tap has shown them.
  var hidesBarsForHeight: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact && !state.showsBarsInCompactHeight
  }

  /// - Parameter animated: Whether items of the toolbar fade. Those of the navigation bar have separate transitions.
  func syncBarItems(animated: Bool = false) {
    let items = state.stack.map(\.navigationItem)
    let bar = navigationBar
    bar.items = items
    bar.updateSearch()
    if !state.isToolbarHidden { toolbar.setItems(topViewController?.toolbarItems, animated: animated) }
    viewStorage?.setNeedsLayout()
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if !state.isToolbarHidden, controller === topViewController {
      toolbar.setItems(controller.toolbarItems, animated: animated)
    }
  }

  func barsDidChange(animated: Bool) {
    syncBarItems()
    guard let view = viewStorage, view.window != nil, appearance.isShown else { return }
    if animated {
      state.barsInMotion += 1
      TransitionAnimation.run(for: Double(Self.hideShowBarDuration)) {
        self.layOutNavigation()
        view.layoutIfNeeded()
      } completion: { [weak self] _ in
        guard let self else { return }
        state.barsInMotion -= 1
        viewStorage?.setNeedsLayout()
      }
    } else {
      layOutNavigation()
    }
  }

  func layOutNavigation() {
    guard let view = viewStorage as? NavigationLayoutView else { return }
    if state.transition == nil { installTop() }
    view.content.frame = view.bounds
    updatePopEdge()
    navigationBar.updateSearch()
    let scrollView = state.shown?.followedScrollView(for: .top)
    state.collapse = collapse(over: scrollView)
    layOutBar(in: view, collapse: state.collapse)
    layOutToolbar(in: view)
    guard let shown = state.shown else { return }
    let keptOffset = scrollView?.keepsOffset ?? false
    if state.collapse > 0 { scrollView?.keepsOffset = true }
    if shown.view.superview === view.content { place(shown) }
    scrollView?.keepsOffset = keptOffset
    if let scrollView {
      followScrolling(of: scrollView)
    } else {
      navigationBar.isAtScrollEdge = true
      navigationBar.edgeEffect = nil
    }
    updateToolbarEdge()
  }

  /// The distance of the bar from the view's top.
  var barTop: CGFloat {
    let safe = viewStorage?.safeAreaInsets.top ?? 0
    let isCompact = traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
    return max(safe, isCompact ? measures.bars.leastCompactTop : measures.bars.leastTop)
  }

  /// Displays the toolbar's background if content is behind it.
  func updateToolbarEdge() {
    guard !hidesToolbar, let shown = state.shown, shown.isViewLoaded else { return }
    let scrollView = shown.followedScrollView(for: .bottom)
    toolbar.isAtScrollEdge = scrollView.map(\.endsAtBottom) ?? true
    toolbar.edgeEffect = toolbar.isAtScrollEdge ? nil : scrollView?.shownEdgeEffect(.bottom, strength: 1)
  }

  /// Returns the height of the large title's part that is under the bar, at the current position of the content.
  private func collapse(over scrollView: UIScrollView?) -> CGFloat {
    guard let scrollView, !hidesBar, scrollView.automaticContentInset.top > 0 else { return 0 }
    let room = navigationBar.collapsibleHeight
    // Content at its beginning keeps its position, regardless of bars.
    if scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top { return min(state.collapse, room) }
    return min(max(distanceFromRest(of: scrollView), 0), room)
  }

  /// Returns the height of the large title's part that is under the bar, for a scroll view that controls the bar.
  func collapsedHeight(over scrollView: UIScrollView) -> CGFloat {
    guard !hidesBar, let shown = state.shown, state.transition == nil, scrollView.automaticContentInset.top > 0,
      shown.contentScrollView(for: .top) === scrollView
    else { return 0 }
    return max(0, navigationBar.fittingHeight - navigationBar.frame.height)
  }

  /// Returns the distance that the content is scrolled up from its position with the full bar.
  private func distanceFromRest(of scrollView: UIScrollView) -> CGFloat {
    let rest = barTop + navigationBar.fittingHeight + scrollView.contentInset.top
    return scrollView.contentOffset.y + rest
  }

  private func layOutBar(in view: NavigationLayoutView, collapse: CGFloat) {
    let bar = navigationBar
    if bar.superview !== view { view.addSubview(bar) }
    bar.isInSheet = isAtTopOfSheet
    let isHidden = hidesBar
    if !isHidden || state.barsInMotion == 0 { bar.isHidden = isHidden }
    let height = bar.fittingHeight - collapse
    let isAway = isHidden || state.isBarMinimized
    let frame = CGRect(x: 0, y: isAway ? -height : barTop, width: view.bounds.width, height: height)
    if bar.frame != frame { bar.frame = frame }
  }

  private func layOutToolbar(in view: NavigationLayoutView) {
    guard !hidesToolbar else {
      guard let bar = viewStorage?.subviewStorage.first(where: { $0 is UIToolbar }) as? UIToolbar else { return }
      if state.barsInMotion == 0 {
        bar.isHidden = true
        bar.search = nil
      }
      bar.frame.origin.y = view.bounds.height
      return
    }
    let bar: UIToolbar = toolbar
    bar.search = toolbarSearch
    let height = bar.fittingHeight
    if bar.superview !== view || bar.isHidden {
      // It appears from below.
      ViewAnimation.withoutAnimation {
        if bar.superview !== view { view.addSubview(bar) }
        bar.isHidden = false
        bar.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: height)
      }
    }
    bar.isManaged = true
    var below = view.safeAreaInsets.bottom
    if let heights = measures.bars.toolbarHeights {
      // The toolbar is in the area of the home indicator, or above a tab bar.
      let hasTabBar = tabBarController.map { !$0.isTabBarHidden } ?? false
      below = hasTabBar ? max(below, heights.bottom) : heights.bottom
    }
    let y = view.bounds.height - below - height
    bar.frame = CGRect(
      x: 0, y: placeOfSearch(from: y, height: height), width: view.bounds.width, height: height)
  }

  /// Whether the controller fills a sheet, so that its bar is at the sheet's top.
  private var isAtTopOfSheet: Bool {
    guard parentStorage == nil, let sheet = extras.presentation as? UISheetPresentationController else { return false }
    return sheet.isActive && !sheet.fillsContainer
  }

  // MARK: - Content

  /// The distances that bars extend into the view, at the top and at the bottom.
  private var barReach: (top: CGFloat, bottom: CGFloat) {
    guard let view = viewStorage else { return (0, 0) }
    var top = hidesBar || yieldsBarRoom ? view.safeAreaInsets.top : navigationBar.frame.maxY
    if state.isBarMinimized, !hidesBar, !yieldsBarRoom { top = barTop + navigationBar.frame.height }
    guard !hidesToolbar else { return (top, view.safeAreaInsets.bottom) }
    if state.isSearchAtTop { return (max(top, toolbar.frame.maxY), view.safeAreaInsets.bottom) }
    let bottom = view.bounds.height - toolbar.frame.minY + (measures.bars.toolbarHeights?.top ?? 0)
    return (top, max(bottom, view.safeAreaInsets.bottom))
  }

  func contentFrame(of controller: UIViewController) -> CGRect {
    guard let view = viewStorage else { return .zero }
    let (top, bottom) = barReach
    var frame = view.bounds
    let extendsOpaque = controller.extendedLayoutIncludesOpaqueBars
    let edges = controller.edgesForExtendedLayout
    if !hidesBar, !edges.contains(.top) || (!navigationBar.isTranslucent && !extendsOpaque) {
      frame.origin.y += top
      frame.size.height -= top
    }
    if !hidesToolbar, !edges.contains(.bottom) || (!toolbar.isTranslucent && !extendsOpaque) {
      frame.size.height -= bottom
    }
    return frame
  }

  private func place(_ controller: UIViewController) {
    guard let view = viewStorage else { return }
    let frame = contentFrame(of: controller)
    if controller.view.transform.isIdentity, controller.view.frame != frame { controller.view.frame = frame }
    let (top, bottom) = barReach
    let safe = view.safeAreaInsets
    controller.setBarInsets(
      UIEdgeInsets(
        top: frame.minY > 0 ? 0 : max(0, top - safe.top), left: 0,
        bottom: frame.maxY < view.bounds.height ? 0 : max(0, bottom - safe.bottom), right: 0))
  }

  // MARK: - Scrolling

  /// Moves the large title under the bar as the content is scrolled up, and shows the bar's background while content is
  /// beneath it.
  func followScrolling(of scrollView: UIScrollView) {
    guard let view = viewStorage as? NavigationLayoutView, let shown = state.shown,
      shown.contentScrollView(for: .top) === scrollView
    else { return }
    let bar = navigationBar
    minimizeBar(following: scrollView)
    // The offset is meaningless before the content is positioned below the bar.
    guard hidesBar || shown.extras.barInsets.top > 0 || shown.view.frame.minY > 0 else { return }
    let follows = scrollView.automaticContentInset.top > 0
    guard follows, !hidesBar else {
      bar.isAtScrollEdge = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
      bar.edgeEffect = nil
      return
    }
    let distance = distanceFromRest(of: scrollView)
    let room = bar.collapsibleHeight
    let collapse = min(max(distance, 0), room)
    bar.isAtScrollEdge = distance <= room
    if let effects = measures.bars.edgeEffects {
      let strength = (distance - room - effects.topStart) / (effects.topFull - effects.topStart)
      bar.edgeEffect = scrollView.shownEdgeEffect(.top, strength: max(strength, 0))
    }
    guard bar.frame.height != bar.fittingHeight - collapse else { return }
    state.collapse = collapse
    let keptOffset = scrollView.keepsOffset
    scrollView.keepsOffset = true
    layOutBar(in: view, collapse: collapse)
    place(shown)
    scrollView.keepsOffset = keptOffset
  }
}

extension UIScrollView {
  /// Whether the content ends above the elements that cover the view at the bottom.
  var endsAtBottom: Bool {
    contentSize.height - contentOffset.y <= bounds.height - adjustedContentInset.bottom + 0.5
  }
}
