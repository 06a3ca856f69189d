// A search bar of one column in the bar of the last one.

extension UISplitViewController {
  /// The item of another column whose search bar the last column shows.
  ///
  /// - Parameter navigation: The controller of the last column; nil for any.
  func itemSearchedInLastColumn(besides navigation: UINavigationController?) -> UINavigationItem? {
    guard !isCollapsed, let last = columns[.secondary] as? UINavigationController,
      navigation == nil || navigation === last, last.measures.bars.search.joinsToolbar,
      last.topViewController?.navigationItem.searchController == nil
    else { return nil }
    let items = [Column.primary, .supplementary].compactMap { column in
      (columns[column] as? UINavigationController)?.topViewController?.navigationItem
    }
    return items.first {
      $0.searchController != nil && $0.searchBarPlacementAllowsExternalIntegration
        && $0.preferredSearchBarPlacement != .stacked
    }
  }

  /// Called after the search of a column or its position has changed.
  func searchDidChange() {
    guard !isCollapsed else { return }
    for column in [Column.primary, .supplementary, .secondary] {
      guard let navigation = columns[column] as? UINavigationController, navigation.isViewLoaded else { continue }
      navigation.navigationBar.updateSearch()
      navigation.navigationBar.heightDidChange()
    }
  }
}
