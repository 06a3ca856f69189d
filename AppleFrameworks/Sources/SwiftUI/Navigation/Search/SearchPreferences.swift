import UIKit

/// A view controller that may have a search field.
@MainActor
protocol SearchHosting: UIViewController {
  var searchLink: SearchLink? { get set }
  func searchDidChange()
}

/// A namespace for functions that add the search field of a page's views to its controller.
@MainActor
enum SearchPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    guard let host = controller as? any SearchHosting, controller.navigationController != nil else { return }
    let item = controller.navigationItem
    guard let look = root.preference(SearchLookKey.self) ?? root.environment.outerSearch else {
      if host.searchLink != nil {
        host.searchLink = nil
        item.searchController = nil
      }
      return
    }
    let link = host.searchLink ?? SearchLink()
    if host.searchLink == nil {
      host.searchLink = link
      link.didChange = { [weak host] in host?.searchDidChange() }
      item.hidesSearchBarWhenScrolling = !look.placement.staysInSight
      item.searchController = link.controller
      host.searchDidChange()
    }
    if item.preferredSearchBarPlacement != look.place { item.preferredSearchBarPlacement = look.place }
    link.update(look, root.environment)
    link.show(root.preference(SearchScopesKey.self) ?? look.scopes, root)
  }
}
