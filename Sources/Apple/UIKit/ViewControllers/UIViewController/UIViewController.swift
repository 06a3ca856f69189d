/// Manages a view and what becomes of it: loading, appearing, layout and children.
///
/// This file declares what subclasses override; how it works stands in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer {
  // MARK: - Storage

  final var viewStorage: UIView?
  final var childStorage: [UIViewController] = []
  final weak var parentStorage: UIViewController?
  final var appearance: AppearanceState = .disappeared
  final var traitOverridesStorage: UITraitOverrides?
  /// What the parent set for this controller.
  final var traitsFromParent: UITraitCollection?
  final var traitsStorage: UITraitCollection?
  final let traitObservers = TraitChangeRegistry()
  final var isLoadingView = false
  /// Held by the transition: it holds the container, which may hold this controller.
  final weak var transitionCoordinatorStorage: TransitionCoordinator?
  final var sceneStorage: StoryboardScene?
  /// What only some controllers have: bars' items, presentations.
  final var extras = ControllerExtras()

  // MARK: - Creating

  /// Makes a controller whose view comes from a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the name of an Interface Builder file without `.xib`; its owner's `view` outlet is the view. Without
  ///     a name, a file called like the controller's class, first without `Controller` at its end, is taken if there is
  ///     one.
  ///   - nibBundleOrNil: the bundle that holds the file; `nil` for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller whose view comes from ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Reads a controller, with its title, from a keyed archive.
  public required init?(coder: NSCoder) {
    let nib = NibDecoder.of(coder)
    nibName = nib?.nibName
    nibBundle = nib?.nib.file.bundle
    super.init()
    if let nib {
      nib.decode(self)
    } else if coder.allowsKeyedCoding {
      title = coder.decodeObject(forKey: "UITitle") as? String
    }
  }

  /// Writes the title into a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
  }

  /// The name of the Interface Builder file that the controller was made with.
  open private(set) var nibName: String?

  /// The bundle that the controller was made with.
  open private(set) var nibBundle: Bundle?

  // MARK: - Storyboard

  /// The storyboard that the controller comes from; `nil` for one that code or a nib has made.
  open var storyboard: UIStoryboard? { sceneStorage?.storyboard }

  /// A segue is about to be performed: the place to give the destination what it needs. The default does nothing.
  ///
  /// - Parameter sender: what began the segue; `nil` for one that embeds.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's scene. One that it has not stops the program.
  ///
  /// - Parameter sender: what ``prepare(for:sender:)`` gets.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let sceneStorage else {
      fatalError("Receiver (\(description)) has no segue with identifier '\(identifier)': it is of no storyboard")
    }
    sceneStorage.performSegue(identifier, from: self, sender: sender)
  }

  /// Whether a segue that the user has begun is performed.
  ///
  /// - Parameter identifier: the segue's name, empty where it has none.
  /// - Returns: `true` by default. ``performSegue(withIdentifier:sender:)`` doesn't ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Whether the controller takes an unwind segue whose method it has.
  ///
  /// - Returns: `true` by default.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  // MARK: - View

  /// The controller's view. Asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { setView(newValue) }
  }

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Sets ``view``. Override it to give a view of your own, and don't call `super` then.
  ///
  /// The default loads the view from a nib or storyboard, or makes a plain view as large as the screen.
  open func loadView() {
    loadPlainView()
  }

  /// Loads the view if that has not happened yet.
  open func loadViewIfNeeded() {
    loadViewNow()
  }

  /// The view is loaded. The default does nothing.
  open func viewDidLoad() {}

  // MARK: - Appearing

  /// The view is about to come on the screen: it is in no window yet. The default does nothing.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window with its traits and size, and not yet laid out. The default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

  // MARK: - Where there is nothing to show

  final lazy var unavailableContent = UnavailableContent(of: self)

  /// What is shown above the controller's view where there is nothing to show; `nil` for nothing.
  ///
  /// - Default: `nil`. Set it in ``updateContentUnavailableConfiguration(using:)``.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-83ueo
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set { unavailableContent.configuration = newValue }
  }

  /// What ``updateContentUnavailableConfiguration(using:)`` may go by.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableContent.state }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next frame.
  open func setNeedsUpdateContentUnavailableConfiguration() { unavailableContent.setNeedsUpdate() }

  /// Says what is shown where there is nothing to show. The default does nothing. Called before the view first appears, and when it was asked
  /// for.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// The view is on the screen. The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen. The default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the screen. The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with the controller by themselves.
  ///
  /// - Default: `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear, in a container that forwards by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearance(animated: animated) } else { beginDisappearance(animated: animated) }
  }

  /// Tells a child that the transition begun with ``beginAppearanceTransition(_:animated:)`` is over.
  open func endAppearanceTransition() {
    if appearance.isDisappearing { endDisappearance() } else { endAppearance() }
  }

  // MARK: - Layout

  /// Sets what the view shows: contents and looks, and no frames. It runs before the layout pass, ahead of the view's
  /// own. The default does nothing.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` before the next layout pass.
  open func setNeedsUpdateProperties() {
    viewStorage?.setNeedsUpdateProperties()
  }

  /// Runs ``updateProperties()`` now where it is pending, also in the view and in all below it.
  open func updatePropertiesIfNeeded() {
    viewStorage?.updatePropertiesIfNeeded()
  }

  /// The view is about to lay its subviews out. The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// The view has laid its subviews out. The default does nothing.
  open func viewDidLayoutSubviews() {}

  /// Updates the view's constraints; call `super` last, which updates those of the view itself.
  open func updateViewConstraints() {
    viewStorage?.updateConstraints()
  }

  /// What bars cover at the top of the view. Deprecated by Apple since iOS 11 in favor of the view's
  /// `safeAreaLayoutGuide`, whose top it shares; Interface Builder files still name it. Loads the view.
  open var topLayoutGuide: any UILayoutSupport { barsGuide(.topBars) }

  /// What bars cover at the bottom of the view; see ``topLayoutGuide``.
  open var bottomLayoutGuide: any UILayoutSupport { barsGuide(.bottomBars) }

  /// What the controller adds to its view's safe area, in points.
  ///
  /// - Default: zero.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.updateSafeAreaInsets() } }
  }

  /// The view's safe area has changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// The view's layout margins have changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// The margins that the root view has at least: 16 points at the sides, 20 on wide screens, none above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
  ///
  /// - Default: `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { applySystemMargins() } }
  }

  /// The size that the controller would like its view to have in a container, in points.
  ///
  /// - Default: zero, no wish. Containers ask for it.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if extras.presenting != nil { activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  /// A child would like another size. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that constraints give a child's view has changed. The default does nothing; containers that size their
  /// children by constraints override and call it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child's view will have in a view of a given size.
  ///
  /// - Returns: the parent's size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  // MARK: - Turning the device

  /// The view is about to get another size, as when the device is turned. The default tells the children.
  ///
  /// - Parameters:
  ///   - size: the new size, in points.
  ///   - coordinator: runs closures when the view has its new size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childStorage {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Whether the children are told when the screen turns. Deprecated by Apple since iOS 8.
  ///
  /// - Default: `true`.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  private var rotatedChildren: [UIViewController] {
    shouldAutomaticallyForwardRotationMethods() ? childStorage : []
  }

  /// The screen is about to turn. The default tells the children. Deprecated by Apple since iOS 8 in favor of
  /// ``viewWillTransition(to:with:)``, and called after it.
  ///
  /// - Parameters:
  ///   - toInterfaceOrientation: how the screen will be held.
  ///   - duration: how long the screen takes to turn, in seconds; 0 without animation.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in rotatedChildren { child.willRotate(to: toInterfaceOrientation, duration: duration) }
  }

  /// The screen turns: changes made here are animated with it. The default tells the children. Deprecated by Apple since
  /// iOS 8.
  ///
  /// - Parameters:
  ///   - toInterfaceOrientation: how the screen will be held.
  ///   - duration: how long the screen takes to turn, in seconds; 0 without animation.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in rotatedChildren { child.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
  }

  /// The screen has turned. The default tells the children. Deprecated by Apple since iOS 8.
  ///
  /// - Parameter fromInterfaceOrientation: how the screen was held before.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    for child in rotatedChildren { child.didRotate(from: fromInterfaceOrientation) }
  }

  /// The size classes are about to change. The default tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: child.traits(in: newCollection), with: coordinator) }
  }

  /// The transition under way, of the controller or one that it is in.
  ///
  /// - Default: `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionCoordinatorStorage ?? parentStorage?.transitionCoordinator
  }

  /// The ways in which the screen may be turned while the controller is the root. A host can ask for it; it turns the
  /// device as it is told to.
  ///
  /// - Default: all but upside down on phones, all on tablets.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIScreen.main.configuration.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the orientation is to stay as it is while the controller is in front and its scene fills the screen.
  ///
  /// - Default: `false`. Call ``setNeedsUpdateOfPrefersInterfaceOrientationLocked()`` when it changes.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// The child that decides about ``prefersInterfaceOrientationLocked`` in the controller's place.
  ///
  /// - Default: `nil`.
  open var childForInterfaceOrientationLock: UIViewController? { nil }

  /// Whether the screen turns with the device. Deprecated by Apple since iOS 16 in favor of
  /// ``supportedInterfaceOrientations``, and still in many apps.
  ///
  /// - Default: `true`.
  open var shouldAutorotate: Bool { true }

  // MARK: - Status bar

  /// The color of what the status bar shows.
  ///
  /// - Default: `.default`. Call ``setNeedsStatusBarAppearanceUpdate()`` when it changes.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  ///
  /// - Default: `false`. Call ``setNeedsStatusBarAppearanceUpdate()`` when it changes.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes. Hosts draw none, so that there is nothing to see of it.
  ///
  /// - Default: `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides about the status bar's style.
  ///
  /// - Default: `nil`: the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether there is a status bar.
  ///
  /// - Default: `nil`: the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Has the status bar follow what the controllers on the screen say now.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewStorage?.window?.updateStatusBar()
  }

  /// The child that decides whether the home indicator hides.
  ///
  /// - Default: `nil`: the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Whether the home indicator hides while nobody touches the screen.
  ///
  /// - Default: `false`. Call ``setNeedsUpdateOfHomeIndicatorAutoHidden()`` when it changes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Has the home indicator follow what the controllers on the screen say now.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewStorage?.window?.updateStatusBar()
  }

  /// The child that decides at which edges the app comes before the system's gestures.
  ///
  /// - Default: `nil`: the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The edges at which the app's gestures come before the system's.
  ///
  /// - Default: none. Call ``setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`` when it changes.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Has the edges follow what the controllers on the screen say now.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewStorage?.window?.updateStatusBar()
  }

  // MARK: - Keys

  /// The shortcuts that were added with ``addKeyCommand(_:)``, or that the controller's storyboard has.
  ///
  /// - Default: `nil`.
  open override var keyCommands: [UIKeyCommand]? { extras.keyCommands.isEmpty ? nil : extras.keyCommands }

  /// Adds a shortcut to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    extras.keyCommands.append(keyCommand)
  }

  /// Takes a shortcut that was added out of ``keyCommands``.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    extras.keyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: - Bars

  /// What a navigation bar shows for this controller. Made when it is first asked for, with ``title``.
  open var navigationItem: UINavigationItem { navigationItemNow }

  /// The tab that stands for the controller. Made when it is first asked for, with ``title``.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemNow }
    set { setTabBarItem(newValue) }
  }

  /// What the toolbar of a navigation controller shows for this controller.
  ///
  /// - Default: `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { extras.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what the toolbar of a navigation controller shows for this controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    extras.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// A button that turns editing on and off, with the words for it.
  open var editButtonItem: UIBarButtonItem { editButtonItemNow }

  /// Whether the tab bar goes away while the controller, or one above it, is on a navigation controller's stack.
  ///
  /// - Default: `false`. Set it before pushing.
  open var hidesBottomBarWhenPushed: Bool = false

  /// The edges at which the view may reach under bars.
  ///
  /// - Default: all.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parentStorage?.viewStorage?.setNeedsLayout() } }
  }

  /// Whether the view reaches under bars that nothing shines through, too.
  ///
  /// - Default: `false`.
  open var extendedLayoutIncludesOpaqueBars: Bool = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parentStorage?.viewStorage?.setNeedsLayout() }
    }
  }

  /// Whether a scroll view whose ``UIScrollView/contentInsetAdjustmentBehavior`` is `.automatic` keeps clear of a navigation
  /// controller's bars where its content is too short to scroll, too. It is asked of the controller whose view the scroll
  /// view is, or whose view has it as its first subview.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/automaticallyadjustsscrollviewinsets
  @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use UIScrollView's contentInsetAdjustmentBehavior")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras.adjustsScrollViewInsets }
    set {
      extras.adjustsScrollViewInsets = newValue
      contentScrollViewMayHaveChanged()
      namedContentScrollView(for: .top)?.contentInsetsMayHaveChanged()
    }
  }

  /// The scroll view that bars at an edge follow: the one that was set, else the view itself or the first of its subviews
  /// that scrolls.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViewNow(for: edge) }

  /// Says which scroll view bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setContentScrollViewNow(scrollView, for: edge)
  }

  /// Says which scroll view all bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  // MARK: - Containers

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The nearest tab controller that contains this controller.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  /// The nearest split controller that contains this controller.
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  /// The nearest controller, from this one through those that contain it, that performs an action.
  ///
  /// Ways to show controllers ask for `showViewController:sender:` and `showDetailViewController:sender:`, which navigation and
  /// split controllers perform. A container of the app's that overrides ``show(_:sender:)`` says so in
  /// `canPerformAction(_:withSender:)`.
  ///
  /// - Returns: `nil` where there is none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parentStorage?.targetViewController(forAction: action, sender: sender)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsShowing(action) || super.canPerformAction(action, withSender: sender)
  }

  /// Shows a controller as suits the surroundings: the nearest container that has its own way does it, as a navigation
  /// controller by pushing; without one, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    showNow(vc, sender: sender)
  }

  /// Shows a controller in the place for details of the nearest container that has one; without one, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailNow(vc, sender: sender)
  }

  /// Exchanges the views of two children, with their callbacks.
  ///
  /// - Parameters:
  ///   - fromViewController: a child whose view is there.
  ///   - toViewController: another child; its view is put beside the first one's.
  ///   - duration: in seconds.
  ///   - options: pacing and the like, or a transition such as `.transitionCrossDissolve`.
  ///   - animations: changes that are animated.
  ///   - completion: runs when the first view was taken out.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  /// Whether the controller is being added to a container. Holds from `viewWillAppear` to `viewDidAppear`.
  open var isMovingToParent: Bool { extras.roles.contains(.movingToParent) }

  /// Whether the controller is being taken out of a container. Holds from `viewWillDisappear` to `viewDidDisappear`.
  open var isMovingFromParent: Bool { extras.roles.contains(.movingFromParent) }

  // MARK: - Presenting

  /// Shows a controller over this one, or over the one above it that its style asks for.
  ///
  /// Where a controller is presented already, or the view is in no window, a message says so and nothing happens.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: a controller without a parent.
  ///   - flag: whether it is animated.
  ///   - completion: runs after `viewDidAppear` of the presented controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    Presenting.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Takes what this controller presents away, with all that is above it; where it presents nothing, the controller itself.
  ///
  /// - Parameter completion: runs after `viewDidDisappear` of the presented controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presenting.dismiss(self, animated: flag, completion: completion)
  }

  /// The controller that this one, or one that contains it, presents.
  open var presentedViewController: UIViewController? {
    extras.presented ?? parentStorage?.presentedViewController
  }

  /// The controller that presents this one, or one that contains it.
  open var presentingViewController: UIViewController? {
    extras.presenting ?? parentStorage?.presentingViewController
  }

  /// How the controller is shown when it is presented. Set it before that.
  ///
  /// - Default: `.automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { presentationStyleDidChange() } }
  }

  /// How the controller comes and goes when it is presented.
  ///
  /// - Default: `.coverVertical`. Sheets and popovers have their own way.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// What animates coming and going in a way of the app's own. It is not kept alive.
  ///
  /// - Default: `nil`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the user can't dismiss the controller by swiping or by tapping beside it.
  ///
  /// - Default: `false`.
  open var isModalInPresentation: Bool = false

  /// Whether controllers that are presented over the current context are presented over this one.
  ///
  /// - Default: `false`.
  open var definesPresentationContext: Bool = false

  /// Whether controllers presented over this context come and go in this controller's ``modalTransitionStyle``.
  ///
  /// - Default: `false`.
  open var providesPresentationContextTransitionStyle: Bool = false

  /// Whether a presented controller that doesn't fill the screen decides about the status bar all the same.
  ///
  /// - Default: `false`.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// Whether the keyboard stays where the app takes the first responder away.
  ///
  /// - Default: `true` for controllers in form sheets, as documented; the host moves the keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Whether the controller is being presented. Holds from `viewWillAppear` to `viewDidAppear`.
  open var isBeingPresented: Bool { extras.roles.contains(.beingPresented) }

  /// Whether the controller is being dismissed. Holds from `viewWillDisappear` to `viewDidDisappear`.
  open var isBeingDismissed: Bool { extras.roles.contains(.beingDismissed) }

  /// What keeps the controller, or the one that contains it, on the screen while it is presented; before that, what will.
  open var presentationController: UIPresentationController? { presentationControllerNow }

  /// ``presentationController`` where the style is `.popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// ``presentationController`` where the controller is shown as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    let own = presentationController
    return own as? UISheetPresentationController ?? own?.run.adapted as? UISheetPresentationController
  }

  /// The ways in which the screen is turned first when the controller is presented over the whole screen.
  ///
  /// - Default: the present one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewStorage?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  // MARK: - Hooks of containers

  /// The presentation of a controller that has one of its own, as alerts do.
  func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// Between `viewWillAppear` and the children's: containers put the child's view in place.
  func prepareChildrenForAppearance() {}

  /// After the children have appeared.
  func finishAppearanceOfChildren() {}

  /// The content of a controller in this one was scrolled: bars follow.
  func contentDidScroll(_ scrollView: UIScrollView) {
    parentStorage?.contentDidScroll(scrollView)
  }

  // MARK: - Focus

  /// Where the focus of a keyboard shall go, the best place first.
  ///
  /// - Default: the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  /// The name of the group that the items of the view belong to.
  ///
  /// - Default: `nil`, that of what is around.
  open var focusGroupIdentifier: String?

  /// Whether the focus may move, from or to something in the view. The default allows it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus has moved, from or to something in the view. The default does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Has the focus looked for anew before the next frame, if it is in the view.
  open func setNeedsFocusUpdate() { viewIfLoaded?.window?.focusSystem?.environmentNeedsUpdate(self) }

  /// Looks for the focus now, if that was asked for.
  open func updateFocusIfNeeded() { viewIfLoaded?.window?.focusSystem?.updateFocusIfNeeded() }

  // MARK: - Memory

  /// Memory is short: let go of what can be made again. The default does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: - Containment

  /// The controllers inside this one, in the order in which they were added.
  open var children: [UIViewController] { childStorage }

  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }

  /// Adds a child, taking it out of its present parent first. The child gets `willMove(toParent:)`; call
  /// `didMove(toParent:)` on it when its view is in place.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller out of its parent. Call `willMove(toParent: nil)` and take its view out before.
  open func removeFromParent() {
    leaveParent()
  }

  /// The parent is about to change. The default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// The parent has changed. The default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Traits

  /// The environment of the controller's view, with the controller's overrides.
  open var traitCollection: UITraitCollection {
    if let traitsStorage { return traitsStorage }
    let traits = computedTraits()
    traitsStorage = traits
    return traits
  }

  /// The traits have changed. The default does nothing.
  ///
  /// Deprecated by Apple since iOS 17 in favor of `registerForTraitChanges`, and still in most apps.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Editing

  /// Whether the controller's content can be edited now.
  ///
  /// - Default: `false`. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  private final var isEditingStorage = false

  /// Turns editing on or off. Override it to change the view accordingly, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    updateEditButton()
  }

  // MARK: - Other

  /// A name for the controller that bars and tabs show: setting it sets those of ``navigationItem`` and ``tabBarItem``.
  ///
  /// - Default: `nil`.
  open var title: String? {
    didSet { titleDidChange() }
  }

  open override var next: UIResponder? { viewStorage?.superviewStorage ?? parentStorage }

  open nonisolated override var description: String {
    SafeDescription.of(self) { "<\(String(describing: type(of: $0)))\($0.title.map { " '\($0)'" } ?? "")>" }
  }
}
