import CoreGraphics

// Where the search bar of the top item lies, and the parts of it that the bar shows.

extension UINavigationBar {
  /// The controller that manages the bar.
  var navigation: UINavigationController? { (superview as? NavigationLayoutView)?.controller }

  /// The place of an item's search bar, as what is around the bar has it.
  func searchSpot(of item: UINavigationItem) -> SearchSpot {
    let spot = restingSearchSpot(of: item)
    // The button of a phone expands into a field above the keyboard.
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

  /// Whether a search that begins or ends changes the toolbar.
  var searchUsesToolbar: Bool {
    guard let topItem, topItem.searchController != nil else { return false }
    let spot = restingSearchSpot(of: topItem)
    return spot.isInToolbar || spot == .barButton && joinsToolbar
  }

  /// Documented: in a tab bar controller, or beside a title at the leading side.
  private func centersSearch(of item: UINavigationItem) -> Bool {
    item.style != .navigator || navigation?.tabBarController != nil
  }

  /// The search of the top item, where the bar or the controller shows it.
  var shownSearch: (controller: UISearchController, spot: SearchSpot)? {
    guard let item = topItem, let controller = item.searchController else { return nil }
    return (controller, searchSpot(of: item))
  }

  /// The item whose search bar lies among those of the bar: the top one or, in the last column of a split view controller,
  /// one of another column.
  var itemSearchedInBar: UINavigationItem? {
    if let shownSearch { return shownSearch.spot.isInBar && !isSearchElsewhere ? topItem : nil }
    return navigation?.splitViewController?.itemSearchedInLastColumn(besides: navigation)
  }

  /// Whether the last column of a split view controller shows the search bar.
  var isSearchElsewhere: Bool {
    guard let topItem, let navigation else { return false }
    return navigation.splitViewController?.itemSearchedInLastColumn(besides: nil) === topItem
  }

  /// The item's search or its place has changed.
  func searchDidChange() {
    updateSearch()
    navigation?.searchDidChange()
  }

  /// Shows the search bar below the title where its place is there, and nothing where it is elsewhere.
  func updateSearch() {
    let search = shownSearch
    setSearchBar(search?.spot == .belowTitle && !isSearchElsewhere ? search?.controller.searchBar : nil)
  }

  // MARK: - Among items

  /// Adds the search bar to the items of a side: at the trailing end or, in the middle, behind what else is there.
  func addSearch(right: inout [UIBarButtonItem], center: inout [UIBarButtonItem]) {
    guard let item = itemSearchedInBar, let search = item.searchController else { return }
    let closes = search.searchBar.showsCancelButton && measures.searchBars.closeButtonSide != nil
    let items = [item.searchItem] + (closes ? [closeItem(of: search.searchBar)] : [])
    if isSearchCentered { center += items } else { right = items.reversed() + right }
  }

  /// Ends a search whose field lies among items.
  private func closeItem(of searchBar: UISearchBar) -> UIBarButtonItem {
    if let item = parts.closeItem, parts.closedSearchBar === searchBar { return item }
    let item = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak searchBar] _ in searchBar?.cancelWasTapped() })
    (parts.closeItem, parts.closedSearchBar) = (item, searchBar)
    return item
  }

  var isSearchCentered: Bool { shownSearch?.spot == .barCenter && itemSearchedInBar === topItem }

  /// Gives the search bar the room that title and items leave.
  ///
  /// - Parameter taken: what other items and the title need.
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

  /// Phones have a button, as a field among items would be narrow.
  private var isRoomyForSearch: Bool { traitCollection.userInterfaceIdiom == .pad }

  // MARK: - Scopes

  /// How high the scopes of a search bar are that lies elsewhere than below the title.
  var scopeRoom: CGFloat { scopedSearchBar == nil ? 0 : measures.searchBars.scopeHeight }

  private var scopedSearchBar: UISearchBar? {
    guard let shownSearch, shownSearch.spot != .belowTitle, shownSearch.controller.searchBar.showsScopes
    else { return nil }
    return shownSearch.controller.searchBar
  }

  /// Shows the scopes at the bar's lower edge, or gives them back to their search bar.
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
