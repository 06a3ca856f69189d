import UIKit

/// A list of bar items.
struct BarItems: BarContent {
  typealias Body = Never
  let all: [BarItem]
  func items() -> [BarItem] { all }

  /// Applies the items of views to a controller's navigation item. The state of remaining views is preserved.
  static func apply(_ items: [BarItem], to controller: UIViewController, _ environment: EnvironmentValues) {
    let item = controller.navigationItem
    let leading = items.filter { $0.placement.side == .leading && !$0.isSearch }
    let trailing = items.filter { $0.placement.side == .trailing && !$0.isSearch }
    item.leftBarButtonItems = buttons(leading, item.leftBarButtonItems, environment)
    item.rightBarButtonItems = buttons(Array(trailing.reversed()), item.rightBarButtonItems, environment)
    item.leftItemsSupplementBackButton = true
    if let title = items.last(where: { $0.placement.side == .title && !$0.isSearch }) {
      if let shown = item.titleView as? HostedBarView {
        shown.show(title.view, environment)
      } else {
        item.titleView = HostedBarView(title.view, environment)
      }
    }
    let bottom = items.filter { $0.placement.side == .bottom }
    if !bottom.isEmpty || controller.toolbarItems?.isEmpty == false {
      controller.toolbarItems = buttons(bottom, controller.toolbarItems, environment, search: item)
      // A search field brings its toolbar along.
      let isEmpty = bottom.allSatisfy { $0.isSearch || $0.spacer != nil }
      controller.navigationController?.setToolbarHidden(isEmpty, animated: false)
    }
    KeyboardBar.apply(items.filter { $0.placement.side == .keyboard }, to: controller, environment)
    let isSearchOnTop = items.contains { $0.isSearch && $0.placement.side != .bottom }
    if item.searchBarPlacementAllowsToolbarIntegration == isSearchOnTop {
      item.searchBarPlacementAllowsToolbarIntegration = !isSearchOnTop
    }
  }

  static func buttons(
    _ items: [BarItem], _ old: [UIBarButtonItem]?, _ environment: EnvironmentValues, search: UINavigationItem? = nil
  ) -> [UIBarButtonItem]? {
    let old = old ?? []
    if items.isEmpty, old.isEmpty { return nil }
    return items.enumerated().map { index, item in
      if item.isSearch, let search { return search.searchBarPlacementBarButtonItem }
      if let spacer = item.spacer {
        return UIBarButtonItem(systemItem: spacer.isFlexible ? .flexibleSpace : .fixedSpace)
      }
      let view = item.placement.isProminent ? AnyView(item.view.bold()) : item.view
      if index < old.count, let shown = old[index].customView as? HostedBarView {
        shown.show(view, environment)
        return old[index]
      }
      return UIBarButtonItem(customView: HostedBarView(view, environment, showsIconsOnly: true))
    }
  }
}

/// An item of a bar with its placement.
struct BarItem {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// The width of a space; `nil` for an item.
  var spacer: SpacerSizing?
  /// Whether the item represents the search field of the page.
  var isSearch = false
}
