import CoreGraphics
import Foundation
import QuartzCore
import RuntimeSupport

/// Shows the top of a stack of controllers, with a bar that leads back.
///
/// This file declares the surface, the files beside it do the work.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  final var state = NavigationState()
  /// The first controller of the stack, while a split controller has the stack elsewhere.
  final weak var homeRootStorage: UIViewController?
  final let barLink = NavigationBarLink()
  private final var barStorage: UINavigationBar?
  private final var toolbarStorage: UIToolbar?
  private final let barClass: AnyClass?
  private final let toolbarClass: AnyClass?

  /// How long bars take to come and go, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: - Creating

  /// Makes a controller with a stack of one.
  public init(rootViewController: UIViewController) {
    barClass = nil
    toolbarClass = nil
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Makes a controller whose bars are of classes of the app's.
  ///
  /// - Parameters:
  ///   - navigationBarClass: a subclass of `UINavigationBar`; `nil` for that itself.
  ///   - toolbarClass: a subclass of `UIToolbar`; `nil` for that itself.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClass = nil
    toolbarClass = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    barClass = nil
    toolbarClass = nil
    super.init(coder: coder)
  }

  // MARK: - The stack

  /// What hears of, and animates, what is shown. It is not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, the top last. Setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { state.stack }
    set { setStack(newValue, animated: false) }
  }

  /// Replaces the stack. What is shown changes as by pushing, or as by popping where the new top was below the old one.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// The top of the stack.
  open var topViewController: UIViewController? { state.stack.last }

  /// What the user sees: the controller that the top presents, else the top.
  open var visibleViewController: UIViewController? {
    guard let top = topViewController else { return presentedViewController }
    var current = top
    while let presented = current.presentedViewController, !presented.isBeingDismissed { current = presented }
    return current
  }

  /// Puts a controller on top.
  ///
  /// - Parameter viewController: no navigation controller, and not on the stack yet.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    preconditionOfCaller(
      !(viewController is UINavigationController), "Pushing a navigation controller is not supported")
    preconditionOfCaller(
      !state.stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController.description))")
    setStack(state.stack + [viewController], animated: animated)
  }

  /// Takes the top away, unless it is the only one.
  ///
  /// - Returns: the controller that was taken away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard state.stack.count > 1, let top = state.stack.last else { return nil }
    setStack(Array(state.stack.dropLast()), animated: animated)
    return top
  }

  /// Takes all above a controller away.
  ///
  /// - Returns: the controllers that were taken away, from below to the top; `nil` where there is none.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = state.stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that doesn't exist: \(viewController.description)")
    }
    let popped = Array(state.stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    setStack(Array(state.stack[...index]), animated: animated)
    return popped
  }

  /// Takes all but the first away.
  ///
  /// - Returns: the controllers that were taken away, from below to the top; `nil` where there is none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    state.stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pushes a controller; one that is on the stack is popped to.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if state.stack.contains(where: { $0 === vc }) {
      popToViewController(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  // MARK: - Bars

  /// The bar. Its items are those of the stack: change these, and not the bar's.
  open var navigationBar: UINavigationBar {
    if let barStorage { return barStorage }
    let bar = NavigationBars.make(barClass, UINavigationBar.self)
    barStorage = bar
    barLink.controller = self
    bar.delegate = barLink
    return bar
  }

  /// The bar for code that replaces it by key, with a subclass.
  @_spi(Host) public final var replaceableNavigationBar: UINavigationBar {
    get { navigationBar }
    set {
      guard newValue !== barStorage else { return }
      let old = barStorage
      barStorage = newValue
      old?.delegate = nil
      let items = old?.items
      old?.items = nil
      newValue.items = items
      barLink.controller = self
      newValue.delegate = barLink
      guard let old else { return }
      old.superview?.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
      viewStorage?.setNeedsLayout()
    }
  }

  /// The toolbar. Its items are those of the top controller.
  open var toolbar: UIToolbar! {
    if let toolbarStorage { return toolbarStorage }
    let bar = NavigationBars.make(toolbarClass, UIToolbar.self)
    toolbarStorage = bar
    barLink.controller = self
    bar.delegate = barLink
    return bar
  }

  /// Whether there is no navigation bar.
  ///
  /// - Default: `false`.
  open var isNavigationBarHidden: Bool {
    get { state.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != state.isBarHidden else { return }
    state.isBarHidden = hidden
    barsDidChange(animated: animated)
  }

  /// Whether there is no toolbar.
  ///
  /// - Default: `true`.
  open var isToolbarHidden: Bool {
    get { state.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != state.isToolbarHidden else { return }
    state.isToolbarHidden = hidden
    barsDidChange(animated: animated)
  }

  /// Whether the navigation bar and the toolbar go away where the height is compact. A tap beside controls brings them back.
  ///
  /// - Default: `false`.
  open var hidesBarsWhenVerticallyCompact: Bool = false {
    didSet {
      guard hidesBarsWhenVerticallyCompact != oldValue else { return }
      barHiding.showsInCompactHeight = hidesBarsWhenVerticallyCompact
      viewStorage?.setNeedsLayout()
    }
  }

  /// Whether a tap beside controls hides the navigation bar and the toolbar, and the next one shows them again.
  ///
  /// - Default: `false`.
  open var hidesBarsOnTap: Bool {
    get { barHiding.hidesOnTap }
    set { barHiding.hidesOnTap = newValue }
  }

  /// Whether a swipe up hides the navigation bar and the toolbar, and one down shows them again.
  ///
  /// - Default: `false`.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.hidesOnSwipe }
    set { barHiding.hidesOnSwipe = newValue }
  }

  /// Whether the keyboard's coming hides the navigation bar and the toolbar, which stay away when it goes.
  ///
  /// - Default: `false`.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.hidesWithKeyboard }
    set { barHiding.hidesWithKeyboard = newValue }
  }

  /// The tap that hides and shows the bars. It is at work while ``hidesBarsOnTap`` is on.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The drag that hides and shows the bars. It is at work while ``hidesBarsOnSwipe`` is on.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  private final var barHidingStorage: BarHiding?

  private final var barHiding: BarHiding {
    if let barHidingStorage { return barHidingStorage }
    let hiding = BarHiding(of: self)
    barHidingStorage = hiding
    hiding.attach()
    return hiding
  }

  /// The drag from the leading edge that leads back. Disable it to have none.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  private final lazy var popGesture: PopGestureRecognizer = {
    let gesture = PopGestureRecognizer()
    gesture.controller = self
    gesture.edges = .left
    gesture.listeners.append { [weak self] in
      if let gesture = $0 as? UIPanGestureRecognizer { self?.followPop(gesture) }
    }
    return gesture
  }()

  /// The drag anywhere in the content that leads back, in designs since iOS 26. Recognizers of the content come first.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopGesture }

  private final lazy var contentPopGesture: ContentPopGestureRecognizer = {
    let gesture = ContentPopGestureRecognizer()
    gesture.controller = self
    gesture.listeners.append { [weak self] in
      if let gesture = $0 as? UIPanGestureRecognizer { self?.followPop(gesture) }
    }
    return gesture
  }()

  /// Whether the controller displays the bar items of its controllers in bars of its own. Every navigation controller does
  /// so here: a split view controller has no bar of its own.
  ///
  /// - Default: `.automatic`.
  /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/barcontainerbehavior
  open var barContainerBehavior: UIBarContainerBehavior = .automatic

  final func updatePopEdge() {
    guard let view = viewStorage else { return }
    popGesture.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  // MARK: - View and callbacks

  open override func loadView() {
    let view = NavigationLayoutView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigationBar)
    view.addGestureRecognizer(popGesture)
    view.addGestureRecognizer(contentPopGesture)
    self.view = view
    barHidingStorage?.attach()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != .compact { state.showsBarsInCompactHeight = false }
  }

  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    viewStorage?.setNeedsLayout()
  }

  /// The first controller's, unless the app has set one.
  open override var tabBarItem: UITabBarItem! {
    get { extras.tabBarItem ?? state.stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// White where the bar is black; without a bar the top controller decides.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var childForStatusBarStyle: UIViewController? { state.isBarHidden ? topViewController : nil }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  open override var childForInterfaceOrientationLock: UIViewController? { topViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

  /// What the delegate says, else what suits the device.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The top controller's wish.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  override func prepareChildrenForAppearance() {
    installTop()
  }

  override func finishAppearanceOfChildren() {
    state.transition?.endIfOver()
    announceFirst()
  }

  override func contentDidScroll(_ scrollView: UIScrollView) {
    followScrolling(of: scrollView)
    updateToolbarEdge()
    super.contentDidScroll(scrollView)
  }
}

extension UINavigationController {
  /// What a transition of a navigation controller does.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/operation
  public enum Operation: Int, Sendable {
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The top goes away.
    case pop = 2
  }
}

/// Whether a navigation controller displays bar items in bars of its own.
///
/// - Source: developer.apple.com/documentation/uikit/uibarcontainerbehavior
public enum UIBarContainerBehavior: Int, Sendable {
  /// The system decides.
  case automatic = 0
  /// The navigation controller displays them in its own bars.
  case local = 1
}

/// Makes bars of classes that are known at run time only.
@MainActor
enum NavigationBars {
  static func make<Bar: UIView>(_ type: AnyClass?, _ base: Bar.Type) -> Bar {
    guard let barType = (type ?? base) as? Bar.Type else { fatalError("\(type ?? base) is not a subclass of \(base)") }
    return ClassInitializers.make(barType)
  }
}
