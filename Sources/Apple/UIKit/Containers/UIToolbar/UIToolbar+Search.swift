import CoreGraphics

/// The search bar of a navigation item in the toolbar of its navigation controller.
struct ToolbarSearch: Equatable {
  let item: UINavigationItem
  let controller: UISearchController
  /// Whether the toolbar displays only the search bar, because the app shows no toolbar.
  var isAlone = false
  var isActive = false
  /// Whether a button replaces the inactive field.
  var isButton = false
  /// The distances from the bar's edges to the items, or `nil` for those of the design.
  var leading: CGFloat?
  var trailing: CGFloat?

  static func == (first: ToolbarSearch, second: ToolbarSearch) -> Bool {
    first.item === second.item && first.controller === second.controller && first.isAlone == second.isAlone
      && first.isActive == second.isActive && first.isButton == second.isButton && first.leading == second.leading
      && first.trailing == second.trailing
  }
}

extension UIToolbar {
  /// The displayed items: the app's items and the search bar, or the search bar alone.
  var shownItems: [UIBarButtonItem] {
    let all = items ?? []
    guard let search else { return all.filter { $0.searched == nil } }
    let item = search.item.searchItem
    if search.isActive {
      return search.controller.searchBar.showsCancelButton ? [item, closeItem] : [item]
    }
    // The button is at the trailing end.
    let room: [UIBarButtonItem] = search.isButton ? [searchSpace] : []
    if search.isAlone { return room + [item] }
    let own = all.filter { $0.searched == nil || $0 === item }
    if own.contains(where: { $0 === item }) { return own }
    return own + (own.contains(where: \.isFlexibleSpace) ? [] : room) + [item]
  }

  /// Assigns a row to the search bar, and returns whether there is enough space for its field.
  func prepareSearch(among items: [UIBarButtonItem], room: CGFloat) {
    guard let search, let view = itemViews.search else { return }
    view.rowHeight = rowHeight
    view.isButton = search.isButton && !search.isActive
    guard !view.isButton, !search.isActive else { return }
    // Spaces beside a field have no width. Other items need the same width as beside a button.
    view.isButton = itemViews.width(of: items) > room
  }

  func searchDidChange(from old: ToolbarSearch?) {
    guard search != old else { return }
    if old?.item !== search?.item, let item = old?.item.searchItem, !(items ?? []).contains(where: { $0 === item }) {
      if item.owner === self { item.owner = nil }
    }
    search?.item.searchItem.owner = self
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
