/// An object that manages a view, including its loading, appearance and layout, and its child controllers.
///
/// This file declares the interface that subclasses override. The implementation is in the files beside it.
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
  /// The traits that the parent set for this controller.
  final var traitsFromParent: UITraitCollection?
  final var traitsStorage: UITraitCollection?
  final let traitObservers = TraitChangeRegistry()
  final var isLoadingView = false
  /// The transition coordinator. The transition has the strong reference, because it references the container, which
  /// may reference this controller.
  final weak var transitionCoordinatorStorage: TransitionCoordinator?
  final var sceneStorage: StoryboardScene?
  /// The state that only some controllers need, such as bar items and presentations.
  final var extras = ControllerExtras()

  // MARK: - Creating

  /// Creates a controller whose view is loaded from a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an Interface Builder file without `.xib`, whose owner's `view` outlet is the view.
  ///     If it is `nil`, a file with the name of the controller's class is used if it exists, first without
  ///     `Controller` at the end.
  ///   - nibBundleOrNil: The bundle of the file, or `nil` for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view is created by ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with its title from a keyed archive.
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

  /// Encodes the title in a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
  }

  /// The name of the Interface Builder file with which the controller was created.
  open private(set) var nibName: String?

  /// The bundle with which the controller was created.
  open private(set) var nibBundle: Bundle?

  // MARK: - Storyboard

  /// The storyboard of the controller, or `nil` if it was created by code or a nib.
  open var storyboard: UIStoryboard? { sceneStorage?.storyboard }

  /// Tells the controller that a segue is about to be performed, so that it can configure the destination. The default
  /// implementation does nothing.
  ///
  /// - Parameter sender: The object that triggered the segue, or `nil` for an embed segue.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's scene. An unknown identifier stops the program.
  ///
  /// - Parameter sender: The object that is passed to ``prepare(for:sender:)``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let sceneStorage else {
      fatalError(
        "Receiver (\(description)) has no segue with identifier '\(identifier)', "
          + "because it does not come from a storyboard"
      )
    }
    sceneStorage.performSegue(identifier, from: self, sender: sender)
  }

  /// Returns whether a segue that the user triggered is performed.
  ///
  /// - Parameter identifier: The identifier of the segue, or an empty string if it has none.
  /// - Returns: `true` by default. ``performSegue(withIdentifier:sender:)`` does not call this method.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Returns whether the controller handles an unwind segue whose method it implements.
  ///
  /// - Returns: `true` by default.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  // MARK: - View

  /// The view of the controller. Accessing it loads the view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { setView(newValue) }
  }

  /// The view, or `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Creates the view and assigns it to ``view``. Overrides must not call `super`.
  ///
  /// The default implementation loads the view from a nib or storyboard, or creates a plain view with the size of the
  /// screen.
  open func loadView() {
    loadPlainView()
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    loadViewNow()
  }

  /// Tells the controller that its view was loaded. The default implementation does nothing.
  open func viewDidLoad() {}

  // MARK: - Appearing

  /// Tells the controller that its view is about to appear. The view is not in a window yet. The default implementation
  /// does nothing.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is in the window with its traits and size, but not laid out yet. The default
  /// implementation does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

  // MARK: - Content unavailable

  final lazy var unavailableContent = UnavailableContent(of: self)

  /// The configuration that is displayed over the controller's view if it has no content, or `nil` for none. Set it in
  /// ``updateContentUnavailableConfiguration(using:)``.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-83ueo
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set { unavailableContent.configuration = newValue }
  }

  /// The state that is passed to ``updateContentUnavailableConfiguration(using:)``.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableContent.state }

  /// Schedules a call of ``updateContentUnavailableConfiguration(using:)`` before the next frame.
  open func setNeedsUpdateContentUnavailableConfiguration() { unavailableContent.setNeedsUpdate() }

  /// Updates ``contentUnavailableConfiguration`` for a state. This method is called before the view first appears, and
  /// on request. The default implementation does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// Tells the controller that its view appeared. The default implementation does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to disappear. The default implementation does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view disappeared. The default implementation does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether appearance calls are forwarded to the children automatically.
  ///
  /// - Default: `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear, in a container that forwards these calls itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearance(animated: animated) } else { beginDisappearance(animated: animated) }
  }

  /// Tells a child that the transition that ``beginAppearanceTransition(_:animated:)`` began has ended.
  open func endAppearanceTransition() {
    if appearance.isDisappearing { endDisappearance() } else { endAppearance() }
  }

  // MARK: - Layout

  /// Updates the content and appearance of the view, but not its frames. This method is called before the layout pass,
  /// and before the same method of the view. The default implementation does nothing.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()
  open func updateProperties() {}

  /// Schedules a call of ``updateProperties()`` before the next layout pass.
  open func setNeedsUpdateProperties() {
    viewStorage?.setNeedsUpdateProperties()
  }

  /// Calls ``updateProperties()`` now if a call is scheduled, also on the view and its subviews.
  open func updatePropertiesIfNeeded() {
    viewStorage?.updatePropertiesIfNeeded()
  }

  /// Tells the controller that its view is about to lay out its subviews. The default implementation does nothing.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view laid out its subviews. The default implementation does nothing.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view. Overrides must call `super` at the end, which updates those of the view
  /// itself.
  open func updateViewConstraints() {
    viewStorage?.updateConstraints()
  }

  /// The layout guide of the area that bars cover at the top of the view. Accessing it loads the view. Deprecated by
  /// Apple since iOS 11 in favor of the view's `safeAreaLayoutGuide`, whose top is the same. Interface Builder files
  /// still use it.
  open var topLayoutGuide: any UILayoutSupport { barsGuide(.topBars) }

  /// The layout guide of the area that bars cover at the bottom of the view. See ``topLayoutGuide``.
  open var bottomLayoutGuide: any UILayoutSupport { barsGuide(.bottomBars) }

  /// The insets that the controller adds to the safe area of its view, in points.
  ///
  /// - Default: zero.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.updateSafeAreaInsets() } }
  }

  /// Tells the controller that the safe area of its view changed. The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells the controller that the layout margins of its view changed. The default implementation does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum margins of the root view: 16 points at the sides, or 20 on wide screens, and none at the top and
  /// bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

  /// Whether the margins of the root view are at least ``systemMinimumLayoutMargins``.
  ///
  /// - Default: `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { applySystemMargins() } }
  }

  /// The preferred size of the view in a container, in points. Containers may use it.
  ///
  /// - Default: zero, for no preference.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if extras.presenting != nil { activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  /// Tells the controller that the preferred size of a child changed. The default implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Tells the controller that the size that constraints determine for a child's view changed. Containers that size
  /// their children by constraints override and call this method. The default implementation does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child's view in a view of a given size.
  ///
  /// - Returns: The size of the parent by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  // MARK: - Rotation

  /// Tells the controller that the size of its view is about to change, for example in a rotation of the device. The
  /// default implementation tells the children.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: A coordinator that runs closures when the view has its new size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childStorage {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Returns whether rotation calls are forwarded to the children. Deprecated by Apple since iOS 8.
  ///
  /// - Default: `true`.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

  private var rotatedChildren: [UIViewController] {
    shouldAutomaticallyForwardRotationMethods() ? childStorage : []
  }

  /// Tells the controller that the screen is about to rotate. The default implementation tells the children. Deprecated
  /// by Apple since iOS 8 in favor of ``viewWillTransition(to:with:)``, after which it is called.
  ///
  /// - Parameters:
  ///   - toInterfaceOrientation: The new orientation.
  ///   - duration: The duration of the rotation in seconds, or 0 without animation.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in rotatedChildren { child.willRotate(to: toInterfaceOrientation, duration: duration) }
  }

  /// Tells the controller that the screen rotates. Changes in this method are animated with the rotation. The default
  /// implementation tells the children. Deprecated by Apple since iOS 8.
  ///
  /// - Parameters:
  ///   - toInterfaceOrientation: The new orientation.
  ///   - duration: The duration of the rotation in seconds, or 0 without animation.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in rotatedChildren { child.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
  }

  /// Tells the controller that the screen rotated. The default implementation tells the children. Deprecated by Apple
  /// since iOS 8.
  ///
  /// - Parameter fromInterfaceOrientation: The previous orientation.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    for child in rotatedChildren { child.didRotate(from: fromInterfaceOrientation) }
  }

  /// Tells the controller that the size classes are about to change. The default implementation tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: child.traits(in: newCollection), with: coordinator) }
  }

  /// The coordinator of the present transition of the controller or an ancestor.
  ///
  /// - Default: `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionCoordinatorStorage ?? parentStorage?.transitionCoordinator
  }

  /// The orientations that the screen may have while the controller is the root. A host can read this property, but
  /// rotates the device only as instructed.
  ///
  /// - Default: All orientations except upside down on phones, and all orientations on tablets.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIScreen.main.configuration.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the orientation should be locked while the controller is in front and its scene fills the screen. Call
  /// ``setNeedsUpdateOfPrefersInterfaceOrientationLocked()`` when the value changes.
  ///
  /// - Default: `false`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// The child that determines ``prefersInterfaceOrientationLocked`` instead of the controller.
  ///
  /// - Default: `nil`.
  open var childForInterfaceOrientationLock: UIViewController? { nil }

  /// Whether the screen rotates with the device. Deprecated by Apple since iOS 16 in favor of
  /// ``supportedInterfaceOrientations``, but still used in many apps.
  ///
  /// - Default: `true`.
  open var shouldAutorotate: Bool { true }

  // MARK: - Status bar

  /// The style of the status bar's content. Call ``setNeedsStatusBarAppearanceUpdate()`` when the value changes.
  ///
  /// - Default: `.default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden. Call ``setNeedsStatusBarAppearanceUpdate()`` when the value changes.
  ///
  /// - Default: `false`.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation with which the status bar is shown and hidden. It has no effect, because hosts don't draw a status
  /// bar.
  ///
  /// - Default: `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines the style of the status bar.
  ///
  /// - Default: `nil`, for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden.
  ///
  /// - Default: `nil`, for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Updates the status bar for the visible controllers.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewStorage?.window?.updateStatusBar()
  }

  /// The child that determines whether the home indicator is hidden automatically.
  ///
  /// - Default: `nil`, for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Whether the home indicator is hidden while nobody touches the screen. Call
  /// ``setNeedsUpdateOfHomeIndicatorAutoHidden()`` when the value changes.
  ///
  /// - Default: `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Updates the home indicator for the visible controllers.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewStorage?.window?.updateStatusBar()
  }

  /// The child that determines the edges at which the app's gestures take precedence over those of the system.
  ///
  /// - Default: `nil`, for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The edges at which the app's gestures take precedence over those of the system. Call
  /// ``setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`` when the value changes.
  ///
  /// - Default: none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Updates the deferring edges for the visible controllers.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewStorage?.window?.updateStatusBar()
  }

  // MARK: - Keys

  /// The key commands that were added with ``addKeyCommand(_:)`` or are defined in the storyboard.
  ///
  /// - Default: `nil`.
  open override var keyCommands: [UIKeyCommand]? { extras.keyCommands.isEmpty ? nil : extras.keyCommands }

  /// Adds a key command to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    extras.keyCommands.append(keyCommand)
  }

  /// Removes an added key command from ``keyCommands``.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    extras.keyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: - Bars

  /// The navigation item of the controller, created on demand with ``title``.
  open var navigationItem: UINavigationItem { navigationItemNow }

  /// The tab bar item of the controller, created on demand with ``title``.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemNow }
    set { setTabBarItem(newValue) }
  }

  /// The items of the controller in the toolbar of a navigation controller.
  ///
  /// - Default: `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { extras.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the controller in the toolbar of a navigation controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    extras.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// A button that turns editing on and off, and has the corresponding title.
  open var editButtonItem: UIBarButtonItem { editButtonItemNow }

  /// Whether the tab bar is hidden while the controller, or one above it, is on the stack of a navigation controller.
  /// Set this property before the controller is pushed.
  ///
  /// - Default: `false`.
  open var hidesBottomBarWhenPushed: Bool = false

  /// The edges at which the view extends under bars.
  ///
  /// - Default: All edges.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parentStorage?.viewStorage?.setNeedsLayout() } }
  }

  /// Whether the view also extends under opaque bars.
  ///
  /// - Default: `false`.
  open var extendedLayoutIncludesOpaqueBars: Bool = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parentStorage?.viewStorage?.setNeedsLayout() }
    }
  }

  /// Whether a scroll view whose ``UIScrollView/contentInsetAdjustmentBehavior`` is `.automatic` is inset from the bars
  /// of a navigation controller even if its content is too short to scroll. It applies to a scroll view that is the
  /// controller's view or its first subview.
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

  /// Returns the scroll view that bars at an edge follow. This is the one that was set, or else the view itself or its
  /// first subview that is a scroll view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViewNow(for: edge) }

  /// Sets the scroll view that bars at an edge follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setContentScrollViewNow(scrollView, for: edge)
  }

  /// Sets the scroll view that all bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  // MARK: - Containers

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  /// The nearest split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  /// Returns the nearest controller that performs an action, beginning with this one and continuing with its ancestors.
  ///
  /// Methods that show controllers use the actions `showViewController:sender:` and `showDetailViewController:sender:`,
  /// which navigation and split view controllers perform. A container of the app that overrides ``show(_:sender:)``
  /// must also override `canPerformAction(_:withSender:)`.
  ///
  /// - Returns: The controller, or `nil` if there is none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parentStorage?.targetViewController(forAction: action, sender: sender)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performsShowing(action) || super.canPerformAction(action, withSender: sender)
  }

  /// Shows a controller in the nearest container that implements this action, for example by pushing it in a navigation
  /// controller. Without such a container, the controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    showNow(vc, sender: sender)
  }

  /// Shows a detail controller in the nearest container that implements this action. Without such a container, the
  /// controller is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailNow(vc, sender: sender)
  }

  /// Replaces the view of one child by that of another, and calls their appearance methods.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is displayed.
  ///   - toViewController: Another child. Its view is added to the superview of the first one.
  ///   - duration: The duration, in seconds.
  ///   - options: The options, such as the curve or a transition like `.transitionCrossDissolve`.
  ///   - animations: A closure with animated changes.
  ///   - completion: A closure that is called after the first view was removed.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  /// Whether the controller is being added to a container. It is `true` from `viewWillAppear` to `viewDidAppear`.
  open var isMovingToParent: Bool { extras.roles.contains(.movingToParent) }

  /// Whether the controller is being removed from a container. It is `true` from `viewWillDisappear` to
  /// `viewDidDisappear`.
  open var isMovingFromParent: Bool { extras.roles.contains(.movingFromParent) }

  // MARK: - Presenting

  /// Presents a controller over this one, or over the ancestor that its style requires.
  ///
  /// If the presenting controller already presents another one, or its view is not in a window, a message is reported
  /// and nothing happens.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: A controller without a parent.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: A closure that is called after `viewDidAppear` of the presented controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    Presenting.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all controllers above it. If this controller presents none,
  /// it is dismissed itself.
  ///
  /// - Parameter completion: A closure that is called after `viewDidDisappear` of the presented controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presenting.dismiss(self, animated: flag, completion: completion)
  }

  /// The controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? {
    extras.presented ?? parentStorage?.presentedViewController
  }

  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? {
    extras.presenting ?? parentStorage?.presentingViewController
  }

  /// The style of the controller's presentation. Set this property before the controller is presented.
  ///
  /// - Default: `.automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { presentationStyleDidChange() } }
  }

  /// The style of the transition when the controller is presented and dismissed. Sheets and popovers have their own
  /// transition.
  ///
  /// - Default: `.coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// The object that provides a custom transition. The reference is weak.
  ///
  /// - Default: `nil`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the user can't dismiss the controller with a swipe or a tap beside it.
  ///
  /// - Default: `false`.
  open var isModalInPresentation: Bool = false

  /// Whether controllers that are presented over the current context are presented over this one.
  ///
  /// - Default: `false`.
  open var definesPresentationContext: Bool = false

  /// Whether controllers that are presented over this context use this controller's ``modalTransitionStyle``.
  ///
  /// - Default: `false`.
  open var providesPresentationContextTransitionStyle: Bool = false

  /// Whether a presented controller that does not fill the screen still determines the appearance of the status bar.
  ///
  /// - Default: `false`.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// Whether the keyboard stays when the app changes the first responder. The host moves the keyboard.
  ///
  /// - Default: `true` for controllers in form sheets, as documented.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Whether the controller is being presented. It is `true` from `viewWillAppear` to `viewDidAppear`.
  open var isBeingPresented: Bool { extras.roles.contains(.beingPresented) }

  /// Whether the controller is being dismissed. It is `true` from `viewWillDisappear` to `viewDidDisappear`.
  open var isBeingDismissed: Bool { extras.roles.contains(.beingDismissed) }

  /// The presentation controller of this controller or the ancestor that is presented. Before the presentation, it is
  /// the one that will be used.
  open var presentationController: UIPresentationController? { presentationControllerNow }

  /// The value of ``presentationController`` if the style is `.popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The value of ``presentationController`` if the controller is presented as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    let own = presentationController
    return own as? UISheetPresentationController ?? own?.run.adapted as? UISheetPresentationController
  }

  /// The preferred orientation of the screen when the controller is presented over the whole screen.
  ///
  /// - Default: The present orientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewStorage?.window?.windowScene?.interfaceOrientation ?? .portrait
  }

  // MARK: - Hooks of containers

  /// Creates the presentation controller of a controller with its own presentation, such as an alert.
  func makeOwnPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// Positions the children's views in containers. It is called between `viewWillAppear` and the same call for the
  /// children.
  func prepareChildrenForAppearance() {}

  /// Finishes the appearance of the children, after they appeared.
  func finishAppearanceOfChildren() {}

  /// Updates bars after the content of a descendant was scrolled.
  func contentDidScroll(_ scrollView: UIScrollView) {
    parentStorage?.contentDidScroll(scrollView)
  }

  // MARK: - Focus

  /// The preferred focus environments, the most preferred one first.
  ///
  /// - Default: The view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  /// The identifier of the focus group of the view's items.
  ///
  /// - Default: `nil`, for that of the environment.
  open var focusGroupIdentifier: String?

  /// Returns whether the focus may move to or from an item in the view. The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Tells the controller that the focus moved to or from an item in the view. The default implementation does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Schedules a focus update before the next frame, if the focus is in the view.
  open func setNeedsFocusUpdate() { viewIfLoaded?.window?.focusSystem?.environmentNeedsUpdate(self) }

  /// Updates the focus now, if an update is scheduled.
  open func updateFocusIfNeeded() { viewIfLoaded?.window?.focusSystem?.updateFocusIfNeeded() }

  // MARK: - Memory

  /// Tells the controller to release memory that can be recreated. The default implementation does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: - Containment

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { childStorage }

  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }

  /// Adds a child, and removes it from its present parent first. This method calls `willMove(toParent:)` on the child.
  /// Call `didMove(toParent:)` on it after adding its view.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent. Call `willMove(toParent: nil)` and remove its view before.
  open func removeFromParent() {
    leaveParent()
  }

  /// Tells the controller that its parent is about to change. The default implementation does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the controller that its parent changed. The default implementation does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Traits

  /// The traits of the view's environment with the overrides of the controller.
  open var traitCollection: UITraitCollection {
    if let traitsStorage { return traitsStorage }
    let traits = computedTraits()
    traitsStorage = traits
    return traits
  }

  /// Tells the controller that its traits changed. The default implementation does nothing.
  ///
  /// Deprecated by Apple since iOS 17 in favor of `registerForTraitChanges`, but still used in most apps.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Editing

  /// Whether the content of the controller can be edited. Setting it calls ``setEditing(_:animated:)``.
  ///
  /// - Default: `false`.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  private final var isEditingStorage = false

  /// Turns editing on or off. Overrides update the view, and must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    updateEditButton()
  }

  // MARK: - Other

  /// The title of the controller in bars and tabs. Setting it sets the titles of ``navigationItem`` and ``tabBarItem``.
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
