import Foundation

/// A tab of a tab bar controller: its appearance, and the creation of its controller.
///
/// - Source: developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The title. Default: the one with which the tab was created.
  open var title: String {
    didSet { item?.title = title }
  }

  /// The image. Default: the one with which the tab was created.
  open var image: UIImage? {
    didSet { item?.image = image }
  }

  /// The identifier with which a tab bar controller finds the tab.
  public final let identifier: String

  /// A second text. It is not displayed in tab bars, but read by VoiceOver.
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

  /// Whether the tab bar omits the tab.
  ///
  /// - Default: `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }

  /// An object that an app associates with the tab.
  open var userInfo: Any?

  /// The controller that has the tab.
  public final internal(set) weak var tabBarController: UITabBarController?

  /// The group that contains the tab.
  public final internal(set) weak var parent: UITabGroup?

  private let viewControllerProvider: ((UITab) -> UIViewController)?
  private var madeController: UIViewController?

  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: A closure that creates the controller when the tab is added to a tab bar
  ///   controller. The view is loaded when it is displayed.
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

  /// The controller after the tab was added to a tab bar controller; `nil` if the tab has no provider.
  open var viewController: UIViewController? {
    if let madeController { return madeController }
    guard tabBarController != nil, let controller = viewControllerProvider?(self) else { return nil }
    madeController = controller
    adopt(controller)
    return controller
  }

  private var item: UITabBarItem? { shownController?.tabBarItem }

  /// The controller that represents the tab in the tab bar.
  var shownController: UIViewController? { madeController }

  /// Applies the appearance of the tab to a controller.
  func adopt(_ controller: UIViewController) {
    let item = makeItem()
    item.badgeValue = badgeValue
    item.accessibilityValue = subtitle
    controller.tabBarItem = item
  }

  func makeItem() -> UITabBarItem { UITabBarItem(title: title, image: image, tag: 0) }
}

/// A tab for a search.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a tab with the standard title and image of searches.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    super.init(
      title: item.title ?? "", image: item.image, identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }

  /// Creates a tab with a custom title and image.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  /// Whether selecting the tab activates the search field of its navigation controller.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/uikit/uisearchtab/automaticallyactivatessearch
  open var automaticallyActivatesSearch = false

  /// Tab bars of iOS 26 display it on a separate platter.
  override func makeItem() -> UITabBarItem {
    let item = title.isEmpty ? UITabBarItem(tabBarSystemItem: .search, tag: 0) : super.makeItem()
    item.isSeparate = true
    return item
  }

  /// Activates the search after the tab's screen has appeared.
  func activateSearch() {
    guard automaticallyActivatesSearch, let controller = viewController else { return }
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    shown.navigationItem.searchController?.isActive = true
  }
}

/// A tab that contains other tabs. Tab bars display it as one tab, with its own controller or that of the selected
/// child.
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

  /// The identifier of the child that is displayed first.
  ///
  /// - Default: `nil`: the first child.
  open var defaultChildIdentifier: String?

  private var selectedIdentifier: String?

  /// The displayed child.
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

  /// Returns a tab of the group, or of a group in it.
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
