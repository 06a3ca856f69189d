import Foundation

// Tabs as objects, which create their controllers.

extension UITabBarController {
  /// Creates a controller with tabs.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/init(tabs:)
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs, beginning at the leading edge. Their controllers become ``viewControllers``.
  ///
  /// - Default: empty.
  public final var tabs: [UITab] {
    get { tabStorage }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    let names = tabs.map(\.identifier)
    preconditionOfCaller(
      Set(names).count == names.count, "UITabBarController: tabs must have different identifiers, not \(names)")
    for tab in tabStorage { tab.tabBarController = nil }
    tabStorage = tabs
    for tab in tabs { tab.tabBarController = self }
    tabsDidChange()
  }

  func tabsDidChange() {
    if pendingTabChange != nil {
      pendingTabChange = true
      return
    }
    let controllers = tabStorage.filter { !$0.isHidden }.compactMap(\.viewController)
    if prominentTabIdentifier != nil { separateTabs() }
    if !controllers.elementsEqual(self.controllers, by: ===) { setViewControllers(controllers, animated: false) }
  }

  /// Sets the tab that the bar displays separately: the prominent one, or otherwise that of a search.
  func separateTabs() {
    let prominent = prominentTabIdentifier.flatMap { name in tabStorage.first { $0.identifier == name } }
    for tab in tabStorage {
      let isSeparate = prominent.map { $0 === tab } ?? (tab is UISearchTab)
      tab.shownController?.tabBarItem.isSeparate = isSeparate
    }
  }

  /// The selected tab, or the selected child of a group.
  public final var selectedTab: UITab? {
    get {
      guard let selected = selectedViewController, let tab = tab(of: selected) else { return nil }
      return (tab as? UITabGroup)?.selectedChild ?? tab
    }
    set {
      guard let newValue else { return }
      var top = newValue
      while let group = top.parent {
        group.selectedChild = top
        top = group
      }
      if let controller = top.viewController { selectedViewController = controller }
    }
  }

  /// Returns a tab with an identifier, also in groups.
  public final func tab(forIdentifier identifier: String) -> UITab? { UITab.find(identifier, in: tabStorage) }

  func tab(of controller: UIViewController) -> UITab? { tabStorage.first { $0.shownController === controller } }
}

extension UIViewController {
  /// The tab of the controller, or of a container that contains it.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/tab
  public final var tab: UITab? {
    guard let bar = tabBarController else { return nil }
    var current: UIViewController? = self
    while let controller = current {
      if let tab = bar.tab(of: controller) { return (tab as? UITabGroup)?.selectedChild ?? tab }
      current = controller.parent
    }
    return nil
  }
}
