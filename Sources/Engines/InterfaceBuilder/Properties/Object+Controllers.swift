extension Object {
  /// The root view of a controller, or nil if it has none.
  package var rootView: Object? { self[ViewControllerElement.view] }

  /// The bars of a container controller, which creates them itself.
  package var bars: [Object] {
    [
      self[NavigationControllerElement.navigationBar], self[NavigationControllerElement.toolbar],
      self[TabBarControllerElement.tabBar],
    ].compactMap { $0 }
  }

  /// The views that a controller puts into bars as titles and buttons.
  package var viewsInBars: [Object] {
    let item = self[ViewControllerElement.navigationItem]
    let buttons = toolbarItems + (item.map { $0.leftBarButtonItems + $0.rightBarButtonItems } ?? [])
    return [item?[NavigationItemElement.titleView]].compactMap { $0 }
      + buttons.compactMap { $0[BarButtonItemElement.customView] }
  }

  /// The top and bottom layout guides of a controller, from before the safe area.
  package var controllerLayoutGuides: [Object] { element.contents(of: "layoutGuides").map(Object.init) }

  /// The key commands of a controller.
  package var keyCommands: [Object] { element.contents(of: "keyCommands").map(Object.init) }

  package var toolbarItems: [Object] { element.contents(of: "toolbarItems").map(Object.init) }
  /// The items of a bar.
  package var items: [Object] { element.contents(of: "items").map(Object.init) }

  /// The left items of a navigation item, from the outermost one.
  package var leftBarButtonItems: [Object] {
    let several = element.contents(of: "leftBarButtonItems").map(Object.init)
    return several.isEmpty ? self[NavigationItemElement.leftBarButtonItem].map { [$0] } ?? [] : several
  }

  /// The right items of a navigation item, from the outermost one.
  package var rightBarButtonItems: [Object] {
    let several = element.contents(of: "rightBarButtonItems").map(Object.init)
    return several.isEmpty ? self[NavigationItemElement.rightBarButtonItem].map { [$0] } ?? [] : several
  }
}
