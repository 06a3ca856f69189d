import Foundation

/// A tab of a tab bar controller: its looks, and how its controller is made.
///
/// - Source: developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The text. Default: what the tab was made with.
  open var title: String {
    didSet { item?.title = title }
  }

  /// The image. Default: what the tab was made with.
  open var image: UIImage? {
    didSet { item?.image = image }
  }

  /// The name by which a tab bar controller finds the tab.
  public final let identifier: String

  /// A second text. Tab bars have no room for it; it is read out.
  ///
  /// - Default: `nil`.
  open var subtitle: String? {
    didSet { item?.accessibilityValue = subtitle }
  }

  /// The text of the badge.
  ///
  /// - Default: `nil`.
  open var badgeValue: String? {
    didSet { item?.badgeValue = badgeValue }
  }

  /// Whether the tab bar leaves the tab out.
  ///
  /// - Default: `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }

  /// An object that an app keeps with the tab.
  open var userInfo: Any?

  /// The controller that has the tab.
  public final internal(set) weak var tabBarController: UITabBarController?

  /// The group that the tab is in.
  public final internal(set) weak var parent: UITabGroup?

  private let viewControllerProvider: ((UITab) -> UIViewController)?
  private var madeController: UIViewController?

  /// Makes a tab.
  ///
  /// - Parameter viewControllerProvider: makes the controller when a tab bar controller gets the tab. Its view is loaded when it is
  ///   shown.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.viewControllerProvider = viewControllerProvider
    super.init()
  }

  /// The controller, once the tab belongs to a tab bar controller; `nil` where the tab has no provider.
  open var viewController: UIViewController? {
    if let madeController { return madeController }
    guard tabBarController != nil, let controller = viewControllerProvider?(self) else { return nil }
    madeController = controller
    adopt(controller)
    return controller
  }

  private var item: UITabBarItem? { shownController?.tabBarItem }

  /// The controller that stands for the tab in the tab bar.
  var shownController: UIViewController? { madeController }

  /// Gives a controller the looks of the tab.
  func adopt(_ controller: UIViewController) {
    let item = makeItem()
    item.badgeValue = badgeValue
    item.accessibilityValue = subtitle
    controller.tabBarItem = item
  }

  func makeItem() -> UITabBarItem { UITabBarItem(title: title, image: image, tag: 0) }
}

/// The tab of a search.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Makes a tab with the title and image of searches.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    super.init(
      title: item.title ?? "", image: item.image, identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }

  /// Makes a tab with a title and image of its own.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  /// Whether the search field of the tab's navigation controller begins to edit when the tab is chosen.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/uikit/uisearchtab/automaticallyactivatessearch
  open var automaticallyActivatesSearch = false

  /// Tab bars of iOS 26 show it apart from the others.
  override func makeItem() -> UITabBarItem {
    let item = title.isEmpty ? UITabBarItem(tabBarSystemItem: .search, tag: 0) : super.makeItem()
    item.isSeparate = true
    return item
  }

  /// Begins to search, once the tab's screen is there.
  func activateSearch() {
    guard automaticallyActivatesSearch, let controller = viewController else { return }
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    shown.navigationItem.searchController?.isActive = true
  }
}

/// A tab with further tabs in it. Tab bars show it as one tab, which has its own controller, or the one of the chosen child.
///
/// - Source: developer.apple.com/documentation/uikit/uitabgroup
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for tab in oldValue where tab.parent === self { tab.parent = nil }
      adoptChildren()
      tabBarController?.tabsDidChange()
    }
  }

  /// The child that is shown first, by its identifier.
  ///
  /// - Default: `nil`: the first child.
  open var defaultChildIdentifier: String?

  private var selectedIdentifier: String?

  /// The child that is shown.
  open var selectedChild: UITab? {
    get { child(selectedIdentifier) ?? child(defaultChildIdentifier) ?? children.first }
    set {
      selectedIdentifier = newValue?.identifier
      tabBarController?.tabsDidChange()
    }
  }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  private func adoptChildren() {
    for tab in children {
      tab.parent = self
      tab.tabBarController = tabBarController
    }
  }

  private func child(_ identifier: String?) -> UITab? {
    identifier.flatMap { name in children.first { $0.identifier == name } }
  }

  /// A tab of the group, or of a group in it.
  open func tab(forIdentifier identifier: String) -> UITab? { UITab.find(identifier, in: children) }

  open override var viewController: UIViewController? {
    if let own = super.viewController { return own }
    adoptChildren()
    guard let controller = selectedChild?.viewController else { return nil }
    adopt(controller)
    return controller
  }

  override var shownController: UIViewController? { super.shownController ?? selectedChild?.shownController }
}

extension UITab {
  static func find(_ identifier: String, in tabs: [UITab]) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}
