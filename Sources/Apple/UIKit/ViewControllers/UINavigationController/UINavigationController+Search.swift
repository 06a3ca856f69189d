import CoreGraphics

// A search bar in the toolbar: at the bottom, above the keyboard during a search, or beside the last tab of a tab bar.

extension UINavigationController {
  private var searchSpot: SearchSpot? { navigationBar.shownSearch?.spot }

  /// The search that the toolbar displays for the top controller, or `nil` if its search bar is elsewhere.
  var toolbarSearch: ToolbarSearch? {
    guard let item = topViewController?.navigationItem, let shown = navigationBar.shownSearch, shown.spot.isInToolbar
    else { return nil }
    var search = ToolbarSearch(item: item, controller: shown.controller)
    search.isActive = shown.controller.isActive
    guard search.isActive || !hidesBarsForHeight else { return nil }
    search.isAlone = state.isToolbarHidden || shown.spot == .besideTabs
    search.isButton = shown.spot == .toolbarButton
    if shown.spot == .besideTabs, keyboardCover == 0, let platter = measures.tabBars.platter {
      search.leading = platter.inlineAccessoryInset
      search.trailing = platter.sideInset
    } else if search.isActive, keyboardCover > 0 {
      search.leading = measures.bars.search.keyboardSide
      search.trailing = measures.bars.search.keyboardSide
    }
    return search
  }

  /// Whether a tab bar is below the content.
  var hasTabBarBelow: Bool { tabBarController.map { !$0.hidesBar } ?? false }

  /// Whether the controller belongs to a search tab, whose field replaces the tabs.
  var isBesideTabs: Bool {
    guard let tabs = tabBarController, !tabs.hidesBar, measures.tabBars.platter != nil else { return false }
    // The prominent tab may be another one.
    let isSearch = tabs.tab(of: self).map { $0 is UISearchTab } ?? true
    return isSearch && tabs.shown === self && tabs.tabBar.canMakeRoomForSearch(of: tabBarItem)
  }

  /// The height of the view's part that the keyboard covers during a search.
  private var keyboardCover: CGFloat {
    guard navigationBar.shownSearch?.controller.isActive == true else { return 0 }
    return viewStorage?.keyboardCover ?? 0
  }

  /// Returns the position of a toolbar with a search bar.
  ///
  /// - Parameter y: The position without a search.
  func placeOfSearch(from y: CGFloat, height: CGFloat) -> CGFloat {
    state.isSearchAtTop = false
    guard let view = viewStorage, let spot = searchSpot, spot.isInToolbar else { return y }
    let search = measures.bars.search
    if keyboardCover > 0 {
      let above = view.bounds.height - keyboardCover - search.keyboardGap - height
      let top = hidesBar ? barTop : navigationBar.frame.maxY
      // Human Interface Guidelines, search fields: above the keyboard, or at the top where there is no space at the bottom.
      state.isSearchAtTop = above < top + search.leastContent
      return state.isSearchAtTop ? (hidesBar ? barTop : navigationBar.frame.maxY) : min(y, above)
    }
    guard spot == .besideTabs, let tabBar = tabBarController?.tabBar, let circle = tabBar.frameBesideSearch
    else { return y }
    return view.convert(circle, from: tabBar).midY - height / 2
  }

  /// Called after the user has ended a search. A tab that begins a search automatically returns to the previous tab.
  func searchWasCancelled() {
    guard isBesideTabs, let tabs = tabBarController, let tab = tabs.tab(of: self) as? UISearchTab,
      tab.automaticallyActivatesSearch,
      let previous = tabs.more.tabs.first(where: { $0.tabBarItem === tabs.tabBar.lastJoinedItem })
    else { return }
    tabs.select(previous)
  }

  /// Called after the search of an item or the position of its bar has changed.
  func searchDidChange() {
    guard let view = viewStorage else { return }
    view.setNeedsLayout()
    tabBarController?.bottomBarMayHaveChanged()
    splitViewController?.searchDidChange()
  }
}

extension UIViewController {
  /// Moves toolbars with the field of a search after the keyboard has moved.
  ///
  /// - Returns: Whether a toolbar follows the keyboard.
  final func barsFollowKeyboard() -> Bool {
    var follows = false
    if let navigation = self as? UINavigationController, navigation.toolbarSearch?.isActive == true {
      navigation.viewStorage?.setNeedsLayout()
      follows = true
    }
    for child in childStorage where child.barsFollowKeyboard() { follows = true }
    if let presented = presentedViewController, presented.presentingViewController === self,
      presented.barsFollowKeyboard()
    {
      follows = true
    }
    return follows
  }
}
