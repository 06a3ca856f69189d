import CoreGraphics
import Foundation

/// A controller that displays one of several controllers, and a bar for selecting them.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  final var controllers: [UIViewController] = []
  final var selectedStorage: UIViewController?
  /// The controller whose view is displayed.
  final weak var shown: UIViewController?
  final var transition: ControllerTransition?
  final var needsFollowUp = false
  final var tabStorage: [UITab] = []
  private final let link = TabBarLink()
  private final var barStorage: UITabBar?

  /// Creates a controller and loads its view at once: a subclass's `viewDidLoad()` runs before its own initializer
  /// continues.
  ///
  /// - Source: iOS does so, which its documentation does not say: qiita.com/hicka04/items/e5ce253ce74fdea38378
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - The bar's delegate

  /// Called after a tab was tapped, before another controller is selected: ``selectedIndex`` is still that of the
  /// previous controller. The default does nothing. The controller is selected in any case.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: - Controllers

  /// The delegate of the controller. The reference is weak.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, beginning with the leading tab. Setting them keeps the selected controller if it is among them.
  /// Otherwise, the controller at its index is selected, or the first one.
  ///
  /// If there are more than five, or eight in regular width, the last tab is that of ``moreNavigationController``,
  /// which lists the controllers without tabs.
  ///
  /// - Default: `nil`. Each one's view is loaded when it is first shown.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(viewControllers ?? [])
  }

  /// The selected controller: ``moreNavigationController`` if the list of controllers without tabs is displayed.
  open var selectedViewController: UIViewController? {
    get { more.shownController ?? selectedStorage }
    set {
      guard let newValue else { return }
      preconditionOfCaller(
        controllers.contains { $0 === newValue } || (more.isNeeded && newValue === more.navigation),
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
          + "controllers can be selected.")
      select(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` if there is none. Setting an invalid index has no effect.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// The controller of the last tab if some controllers have no tabs. Its first screen lists them.
  ///
  /// A selected controller is pushed onto it. For a navigation controller, its stack is pushed.
  open var moreNavigationController: UINavigationController { more.navigation }

  final lazy var more = MoreTabs(of: self)

  /// The controllers that the user can rearrange. It is stored without effect, because there is no list for it.
  ///
  /// - Default: all of them.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - Bar

  /// The bar. Its items are those of the controllers: change the controllers' items, and not the bar's.
  open var tabBar: UITabBar {
    if let barStorage { return barStorage }
    let bar = UITabBar(frame: .zero)
    barStorage = bar
    link.controller = self
    bar.delegate = link
    return bar
  }

  /// The bar for code that replaces it by key, with a subclass.
  @_spi(Host) public final var replaceableTabBar: UITabBar {
    get { tabBar }
    set {
      guard newValue !== barStorage else { return }
      let old = barStorage
      barStorage = newValue
      newValue.items = old?.items
      newValue.selectedItem = old?.selectedItem
      link.controller = self
      newValue.delegate = link
      guard let old else { return }
      old.delegate = nil
      old.superview?.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
      viewStorage?.setNeedsLayout()
    }
  }

  /// When the tab bar becomes small, so that content has more room. Only floating bars do, those of apps that are built with the
  /// SDK of iOS 26 or later.
  ///
  /// - Default: `.automatic`.
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/tabbarminimizebehavior
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { if !minimizeBehaviorAllowsChanges { setTabBarMinimized(false) } }
  }

  /// The distance that the user has scrolled content since the last change of direction.
  final var scrolledWay = ScrolledWay()

  /// Whether the tab bar is hidden.
  ///
  /// - Default: `false`.
  open var isTabBarHidden: Bool = false {
    didSet { if isTabBarHidden != oldValue { viewStorage?.setNeedsLayout() } }
  }

  /// Shows or hides the tab bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
    guard animated, let view = viewStorage, view.window != nil else { return }
    TransitionAnimation.run(for: Double(UINavigationController.hideShowBarDuration)) {
      view.layoutIfNeeded()
    } completion: { _ in
    }
  }

  /// The sidebar, which hosts don't display.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.property
  public final let sidebar = Sidebar()

  // MARK: - Prominent tab

  /// The identifier of the tab that a floating bar displays separately. It has an effect in designs since iOS 26.
  ///
  /// - Default: `nil`: a search tab is apart.
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/prominenttabidentifier
  open var prominentTabIdentifier: String? {
    get { prominentStorage }
    set { setProminentTabIdentifier(newValue, animated: false) }
  }

  /// Sets the tab that a floating bar displays separately.
  ///
  /// - Parameter animated: Whether the tabs move within 0.25 seconds.
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    guard identifier != prominentStorage else { return }
    prominentStorage = identifier
    if animated { PartsAnimation.run(in: tabBar) { separateTabs() } } else { separateTabs() }
  }

  private final var prominentStorage: String?

  /// Changes of tabs that wait for the end of ``performBatchUpdates(_:)``, or nil if changes are performed at once.
  final var pendingTabChange: Bool?

  /// Performs several changes of tabs as one animated change.
  ///
  /// - Parameter updates: A closure that is called at once. The controllers of tabs change at its end.
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/performbatchupdates(_:)
  open func performBatchUpdates(_ updates: () -> Void) {
    guard pendingTabChange == nil else { return updates() }
    pendingTabChange = false
    updates()
    let changes = pendingTabChange ?? false
    pendingTabChange = nil
    if changes { PartsAnimation.run(in: tabBar) { tabsDidChange() } }
  }

  // MARK: - Accessory

  /// A view on glass above the tab bar. It has an effect in designs since iOS 26.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/bottomaccessory
  open var bottomAccessory: UITabAccessory? {
    get { accessoryStorage }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Shows a view on glass above the tab bar, or removes it.
  ///
  /// - Parameter animated: Whether the content makes room within 0.2 seconds.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== accessoryStorage else { return }
    accessoryStorage = bottomAccessory
    viewStorage?.setNeedsLayout()
    guard animated, let view = viewStorage, view.window != nil else { return }
    TransitionAnimation.run(for: Double(UINavigationController.hideShowBarDuration)) {
      view.layoutIfNeeded()
    } completion: { _ in
    }
  }

  private final var accessoryStorage: UITabAccessory?
  final var accessoryView: TabAccessoryView?

  // MARK: - View and callbacks

  open override func loadView() {
    let view = TabLayoutView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabBar)
    self.view = view
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  open override var childForInterfaceOrientationLock: UIViewController? { selectedViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }

  /// The orientations that the delegate returns, or otherwise those that all controllers support.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if let delegate { return delegate.tabBarControllerSupportedInterfaceOrientations(self) }
    return controllers.reduce(super.supportedInterfaceOrientations) {
      $0.intersection($1.supportedInterfaceOrientations)
    }
  }

  override func prepareChildrenForAppearance() {
    installSelected()
  }

  override func finishAppearanceOfChildren() {
    transition?.endIfOver()
  }

  override func contentDidScroll(_ scrollView: UIScrollView) {
    followScrolling()
    minimizeTabBar(following: scrollView)
    super.contentDidScroll(scrollView)
  }
}
