import CoreGraphics
import Foundation
import QuartzCore
import RuntimeSupport

/// A controller that displays the top of a stack of controllers, with a bar for going back.
///
/// This file declares the interface, and the files beside it implement it.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  final var state = NavigationState()
  /// The first controller of the stack, while a split view controller has moved the stack.
  final weak var homeRootStorage: UIViewController?
  final let barLink = NavigationBarLink()
  private final var barStorage: UINavigationBar?
  private final var toolbarStorage: UIToolbar?
  private final let barClass: AnyClass?
  private final let toolbarClass: AnyClass?

  /// The duration of showing and hiding bars, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: - Creating

  /// Creates a controller with a stack of one controller.
  public init(rootViewController: UIViewController) {
    barClass = nil
    toolbarClass = nil
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Creates a controller with custom classes of bars.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; `nil` for `UINavigationBar` itself.
  ///   - toolbarClass: A subclass of `UIToolbar`; `nil` for `UIToolbar` itself.
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

  /// The delegate of the controller. The reference is weak.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, with the top last. Setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { state.stack }
    set { setStack(newValue, animated: false) }
  }

  /// Replaces the stack. The transition is a push, or a pop if the new top was below the old one.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// The top of the stack.
  open var topViewController: UIViewController? { state.stack.last }

  /// The visible controller: the one that the top presents, or otherwise the top.
  open var visibleViewController: UIViewController? {
    guard let top = topViewController else { return presentedViewController }
    var current = top
    while let presented = current.presentedViewController, !presented.isBeingDismissed { current = presented }
    return current
  }

  /// Pushes a controller.
  ///
  /// - Parameter viewController: A controller that is not a navigation controller, and not on the stack yet.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    preconditionOfCaller(
      !(viewController is UINavigationController), "Pushing a navigation controller is not supported")
    preconditionOfCaller(
      !state.stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController.description))")
    setStack(state.stack + [viewController], animated: animated)
  }

  /// Pops the top, unless it is the only controller.
  ///
  /// - Returns: The popped controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard state.stack.count > 1, let top = state.stack.last else { return nil }
    setStack(Array(state.stack.dropLast()), animated: animated)
    return top
  }

  /// Pops all controllers above a controller.
  ///
  /// - Returns: The popped controllers, with the top last; `nil` if there are none.
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

  /// Pops all controllers except the first.
  ///
  /// - Returns: The popped controllers, with the top last; `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    state.stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pushes a controller, or pops to it if it is on the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if state.stack.contains(where: { $0 === vc }) {
      popToViewController(vc, animated: true)
    } else {
      pushViewController(vc, animated: true)
    }
  }

  // MARK: - Bars

  /// The bar. Its items are those of the stack: change the controllers' items, and not the bar's.
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

  /// Whether the navigation bar is hidden.
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

  /// Whether the toolbar is hidden.
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

  /// Whether the navigation bar and the toolbar are hidden in compact height. A tap outside of controls shows them.
  ///
  /// - Default: `false`.
  open var hidesBarsWhenVerticallyCompact: Bool = false {
    didSet {
      guard hidesBarsWhenVerticallyCompact != oldValue else { return }
      barHiding.showsInCompactHeight = hidesBarsWhenVerticallyCompact
      viewStorage?.setNeedsLayout()
    }
  }

  /// Whether a tap outside of controls hides the navigation bar and the toolbar, and the next one shows them again.
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

  /// Whether the keyboard hides the navigation bar and the toolbar when it appears. They stay hidden when it
  /// disappears.
  ///
  /// - Default: `false`.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.hidesWithKeyboard }
    set { barHiding.hidesWithKeyboard = newValue }
  }

  /// The tap that hides and shows the bars. It is enabled while ``hidesBarsOnTap`` is `true`.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The drag that hides and shows the bars. It is enabled while ``hidesBarsOnSwipe`` is `true`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  private final var barHidingStorage: BarHiding?

  private final var barHiding: BarHiding {
    if let barHidingStorage { return barHidingStorage }
    let hiding = BarHiding(of: self)
    barHidingStorage = hiding
    hiding.attach()
    return hiding
  }

  /// The drag from the leading edge that goes back. Disable it to prevent this.
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

  /// The drag anywhere in the content that goes back, in designs since iOS 26. Recognizers of the content take
  /// precedence.
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

  /// Whether the controller displays the bar items of its controllers in its own bars. Every navigation controller does
  /// so here, because a split view controller has no bar.
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

  /// The item of the first controller, unless the app has set one.
  open override var tabBarItem: UITabBarItem! {
    get { extras.tabBarItem ?? state.stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// Light content for a black bar. Without a bar, the top controller decides.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var childForStatusBarStyle: UIViewController? { state.isBarHidden ? topViewController : nil }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  open override var childForInterfaceOrientationLock: UIViewController? { topViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

  /// The orientations that the delegate returns, or otherwise those of the device.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The size that the top controller prefers.
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
  /// The kind of a transition of a navigation controller.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/operation
  public enum Operation: Int, Sendable {
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// The top is popped.
    case pop = 2
  }
}

/// Whether a navigation controller displays bar items in its own bars.
///
/// - Source: developer.apple.com/documentation/uikit/uibarcontainerbehavior
public enum UIBarContainerBehavior: Int, Sendable {
  /// The system decides.
  case automatic = 0
  /// The navigation controller displays them in its own bars.
  case local = 1
}

/// Creates bars of classes that are known only at run time.
@MainActor
enum NavigationBars {
  static func make<Bar: UIView>(_ type: AnyClass?, _ base: Bar.Type) -> Bar {
    guard let barType = (type ?? base) as? Bar.Type else { fatalError("\(type ?? base) is not a subclass of \(base)") }
    return ClassInitializers.make(barType)
  }
}
