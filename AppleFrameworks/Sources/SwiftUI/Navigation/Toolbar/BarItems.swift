import UIKit

/// A list of bar items.
struct BarItems: BarContent {
  typealias Body = Never
  let all: [BarItem]
  func items() -> [BarItem] { all }

  /// Applies the items of views to a controller's navigation item. The state of remaining views is preserved.
  static func apply(_ items: [BarItem], to controller: UIViewController, _ environment: EnvironmentValues) {
    let item = controller.navigationItem
    let leading = items.filter { $0.placement.side == .leading }
    let trailing = items.filter { $0.placement.side == .trailing }
    item.leftBarButtonItems = buttons(leading, item.leftBarButtonItems, environment)
    item.rightBarButtonItems = buttons(Array(trailing.reversed()), item.rightBarButtonItems, environment)
    item.leftItemsSupplementBackButton = true
    if let title = items.last(where: { $0.placement.side == .title }) {
      if let shown = item.titleView as? HostedBarView {
        shown.show(title.view, environment)
      } else {
        item.titleView = HostedBarView(title.view, environment)
      }
    }
    let bottom = items.filter { $0.placement.side == .bottom }
    if !bottom.isEmpty || controller.toolbarItems?.isEmpty == false {
      controller.toolbarItems = buttons(bottom, controller.toolbarItems, environment)
      controller.navigationController?.setToolbarHidden(bottom.isEmpty, animated: false)
    }
  }

  private static func buttons(_ items: [BarItem], _ old: [UIBarButtonItem]?, _ environment: EnvironmentValues)
    -> [UIBarButtonItem]?
  {
    let old = old ?? []
    if items.isEmpty, old.isEmpty { return nil }
    return items.enumerated().map { index, item in
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
}
