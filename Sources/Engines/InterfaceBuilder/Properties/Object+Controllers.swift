extension Object {
  /// The root view of a controller that has one of its own.
  package var rootView: Object? { self[ViewControllerElement.view] }

  /// The bars of a container of controllers, which it makes itself.
  package var bars: [Object] {
    [
      self[NavigationControllerElement.navigationBar], self[NavigationControllerElement.toolbar],
      self[TabBarControllerElement.tabBar],
    ].compactMap { $0 }
  }

  /// The views that a controller puts into bars: in the place of its title, and of buttons.
  package var viewsInBars: [Object] {
    let item = self[ViewControllerElement.navigationItem]
    let buttons = toolbarItems + (item.map { $0.leftBarButtonItems + $0.rightBarButtonItems } ?? [])
    return [item?[NavigationItemElement.titleView]].compactMap { $0 }
      + buttons.compactMap { $0[BarButtonItemElement.customView] }
  }

  /// The top and bottom guides of a controller of before the safe area.
  package var controllerLayoutGuides: [Object] { element.contents(of: "layoutGuides").map(Object.init) }

  /// The shortcuts of a controller.
  package var keyCommands: [Object] { element.contents(of: "keyCommands").map(Object.init) }

  package var toolbarItems: [Object] { element.contents(of: "toolbarItems").map(Object.init) }
  /// The items of a bar.
  package var items: [Object] { element.contents(of: "items").map(Object.init) }

  /// The items at the left of a navigation item, from the outermost one.
  package var leftBarButtonItems: [Object] {
    let several = element.contents(of: "leftBarButtonItems").map(Object.init)
    return several.isEmpty ? self[NavigationItemElement.leftBarButtonItem].map { [$0] } ?? [] : several
  }

  /// The items at the right of a navigation item, from the outermost one.
  package var rightBarButtonItems: [Object] {
    let several = element.contents(of: "rightBarButtonItems").map(Object.init)
    return several.isEmpty ? self[NavigationItemElement.rightBarButtonItem].map { [$0] } ?? [] : several
  }
}
