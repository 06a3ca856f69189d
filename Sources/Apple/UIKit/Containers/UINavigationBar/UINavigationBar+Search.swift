import CoreGraphics

// The position of the top item's search bar, and its parts in the bar.

extension UINavigationBar {
  /// The controller that manages the bar.
  var navigation: UINavigationController? { (superview as? NavigationLayoutView)?.controller }

  /// Returns the position of an item's search bar, which depends on the surroundings of the bar.
  func searchSpot(of item: UINavigationItem) -> SearchSpot {
    let spot = restingSearchSpot(of: item)
    // On a phone, the button expands into a field above the keyboard.
    let expands = spot == .barButton && item.searchController?.isActive == true && joinsToolbar
    return expands ? .toolbar : spot
  }

  private func restingSearchSpot(of item: UINavigationItem) -> SearchSpot {
    let preferred = item.preferredSearchBarPlacement
    if preferred == .stacked { return .belowTitle }
    if traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular {
      switch preferred {
      case .integratedButton: return .barButton
      case .integratedCentered where centersSearch(of: item): return .barCenter
      default: return .barTrailing
      }
    }
    guard measures.bars.search.joinsToolbar else { return .belowTitle }
    if joinsToolbar, item.searchBarPlacementAllowsToolbarIntegration, let navigation {
      if navigation.isBesideTabs { return .besideTabs }
      if !navigation.hasTabBarBelow { return preferred == .integratedButton ? .toolbarButton : .toolbar }
    }
    return preferred == .automatic ? .belowTitle : .barButton
  }

  private var joinsToolbar: Bool {
    measures.bars.search.joinsToolbar && traitCollection.userInterfaceIdiom == .phone && navigation != nil
  }

  /// Whether beginning or ending a search changes the toolbar.
  var searchUsesToolbar: Bool {
    guard let topItem, topItem.searchController != nil else { return false }
    let spot = restingSearchSpot(of: topItem)
    return spot.isInToolbar || spot == .barButton && joinsToolbar
  }

  /// Documented: in a tab bar controller, or beside a title at the leading side.
  private func centersSearch(of item: UINavigationItem) -> Bool {
    item.style != .navigator || navigation?.tabBarController != nil
  }

  /// The search of the top item, if the bar or the controller displays it.
  var shownSearch: (controller: UISearchController, spot: SearchSpot)? {
    guard let item = topItem, let controller = item.searchController else { return nil }
    return (controller, searchSpot(of: item))
  }

  /// The item whose search bar is among the items of the bar: the top one or, in the last column of a split view
  /// controller, one of another column.
  var itemSearchedInBar: UINavigationItem? {
    if let shownSearch { return shownSearch.spot.isInBar && !isSearchElsewhere ? topItem : nil }
    return navigation?.splitViewController?.itemSearchedInLastColumn(besides: navigation)
  }

  /// Whether the last column of a split view controller displays the search bar.
  var isSearchElsewhere: Bool {
    guard let topItem, let navigation else { return false }
    return navigation.splitViewController?.itemSearchedInLastColumn(besides: nil) === topItem
  }

  /// Called after the item's search or its position has changed.
  func searchDidChange() {
    updateSearch()
    navigation?.searchDidChange()
  }

  /// Displays the search bar below the title if that is its position.
  func updateSearch() {
    let search = shownSearch
    setSearchBar(search?.spot == .belowTitle && !isSearchElsewhere ? search?.controller.searchBar : nil)
  }

  // MARK: - Among items

  /// Adds the search bar to the items of a side: at the trailing end or, in the middle, after the other items.
  func addSearch(right: inout [UIBarButtonItem], center: inout [UIBarButtonItem]) {
    guard let item = itemSearchedInBar, let search = item.searchController else { return }
    let closes = search.searchBar.showsCancelButton && measures.searchBars.closeButtonSide != nil
    let items = [item.searchItem] + (closes ? [closeItem(of: search.searchBar)] : [])
    if isSearchCentered { center += items } else { right = items.reversed() + right }
  }

  /// Returns an item that ends a search with its field among items.
  private func closeItem(of searchBar: UISearchBar) -> UIBarButtonItem {
    if let item = parts.closeItem, parts.closedSearchBar === searchBar { return item }
    let item = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak searchBar] _ in searchBar?.cancelWasTapped() })
    (parts.closeItem, parts.closedSearchBar) = (item, searchBar)
    return item
  }

  var isSearchCentered: Bool { shownSearch?.spot == .barCenter && itemSearchedInBar === topItem }

  /// Assigns the space that title and items leave to the search bar.
  ///
  /// - Parameter taken: The width of the other items and the title.
  func prepareSearch(taken: CGFloat, height: CGFloat) {
    guard let view = parts.itemViews.search, let item = itemSearchedInBar else { return }
    let search = measures.bars.search
    let isActive = item.searchController?.isActive ?? false
    let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right - taken
    view.rowHeight = height
    let isButton = item.preferredSearchBarPlacement == .integratedButton
    view.isButton = !isActive && (isButton || !isRoomyForSearch || room < search.leastWidth)
    view.fieldWidth = min(search.barWidth, max(room, search.leastWidth))
  }

  /// Phones display a button, because a field among items would be too narrow.
  private var isRoomyForSearch: Bool { traitCollection.userInterfaceIdiom == .pad }

  // MARK: - Scopes

  /// The height of the scopes of a search bar at another position than below the title.
  var scopeRoom: CGFloat { scopedSearchBar == nil ? 0 : measures.searchBars.scopeHeight }

  private var scopedSearchBar: UISearchBar? {
    guard let shownSearch, shownSearch.spot != .belowTitle, shownSearch.controller.searchBar.showsScopes
    else { return nil }
    return shownSearch.controller.searchBar
  }

  /// Displays the scopes at the bar's lower edge, or returns them to their search bar.
  func layOutScopes(margin: CGFloat) {
    let bar = scopedSearchBar
    if let old = parts.scopedSearchBar, old !== bar {
      if old.parts.scope.superview === self { old.addSubview(old.parts.scope) }
      old.setNeedsLayout()
    }
    parts.scopedSearchBar = bar
    guard let bar else { return }
    let scope = bar.parts.scope
    if scope.superview !== self { addSubview(scope) }
    scope.isHidden = false
    let inset = margin + safeAreaInsets.left
    scope.frame = pixelGrid.round(
      CGRect(
        x: inset, y: bounds.height - scopeRoom, width: max(0, bounds.width - inset - margin - safeAreaInsets.right),
        height: scope.intrinsicContentSize.height))
  }
}
