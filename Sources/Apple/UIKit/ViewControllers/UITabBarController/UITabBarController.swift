import CoreGraphics
import Foundation

/// Shows one of several controllers, and a bar to choose between them.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  final var controllers: [UIViewController] = []
  final var selectedStorage: UIViewController?
  /// The controller whose view is there now.
  final weak var shown: UIViewController?
  final var transition: ControllerTransition?
  final var needsFollowUp = false
  final var tabStorage: [UITab] = []
  private final let link = TabBarLink()
  private final var barStorage: UITabBar?

  /// Makes a controller, and loads its view at once: a subclass's `viewDidLoad()` runs before its own initializer goes on.
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

  /// A tab was tapped. Subclasses override it to hear of taps before another controller is chosen: ``selectedIndex`` is
  /// still that of the controller before. The default does nothing; the controller is chosen all the same.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: - Controllers

  /// What decides about, and hears of, what the user chooses. It is not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, from the leading tab on. Setting them keeps the chosen one if it is among them, or else chooses that
  /// in its place, or else the first.
  ///
  /// Where there are more than five, or eight where the width is regular, the last tab is one of ``moreNavigationController``,
  /// which lists those that have no tab.
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

  /// The chosen controller: ``moreNavigationController`` where the list of those without a tab is shown.
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

  /// The place of the chosen controller; `NSNotFound` where there is none. A place that no controller has changes nothing.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// The controller of the last tab where not all have one of their own: its first screen lists the others.
  ///
  /// A controller that is chosen there is pushed onto it; of a navigation controller, the stack.
  open var moreNavigationController: UINavigationController { more.navigation }

  final lazy var more = MoreTabs(of: self)

  /// Controllers that the user may move to other places. There is no list in which to do that; it is kept.
  ///
  /// - Default: all of them.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - Bar

  /// The bar. Its items are those of the controllers: change these, and not the bar's.
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

  /// The way that the user has scrolled content since the last turn.
  final var scrolledWay = ScrolledWay()

  /// Whether there is no tab bar.
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

  /// The tab that a floating bar shows apart from the others, by its identifier. It has an effect in designs since iOS 26.
  ///
  /// - Default: `nil`: a search tab is apart.
  /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/prominenttabidentifier
  open var prominentTabIdentifier: String? {
    get { prominentStorage }
    set { setProminentTabIdentifier(newValue, animated: false) }
  }

  /// Sets the tab that a floating bar shows apart from the others.
  ///
  /// - Parameter animated: whether the tabs move within 0.25 seconds.
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    guard identifier != prominentStorage else { return }
    prominentStorage = identifier
    if animated { PartsAnimation.run(in: tabBar) { separateTabs() } } else { separateTabs() }
  }

  private final var prominentStorage: String?

  /// Changes of tabs that wait for the end of ``performBatchUpdates(_:)``, or nil where they are made at once.
  final var pendingTabChange: Bool?

  /// Makes several changes of tabs as one, which is animated.
  ///
  /// - Parameter updates: runs at once. The controllers of tabs change when it is over.
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

  /// Shows a view on glass above the tab bar, or takes it away.
  ///
  /// - Parameter animated: whether the content makes room within 0.2 seconds.
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

  /// What the delegate says, else what all controllers have in common.
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
