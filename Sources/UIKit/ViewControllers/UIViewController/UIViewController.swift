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
  final var traitsStorage: UITraitCollection?
  final let traitObservers = TraitChangeRegistry()
  final var isLoadingView = false
  final var transitionCoordinatorStorage: TransitionCoordinator?
  final var sceneStorage: StoryboardScene?

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

  /// The view is about to lay its subviews out. The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// The view has laid its subviews out. The default does nothing.
  open func viewDidLayoutSubviews() {}

  /// Updates the view's constraints; call `super` last, which updates those of the view itself.
  open func updateViewConstraints() {
    viewStorage?.updateConstraints()
  }

  /// What bars cover at the top of the view. Deprecated by Apple since iOS 11 in favour of the view's
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
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
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

  /// Whether the screen turns with the device. Deprecated by Apple since iOS 16 in favour of
  /// ``supportedInterfaceOrientations``, and still in many apps.
  ///
  /// - Default: `true`.
  open var shouldAutorotate: Bool { true }

  // MARK: - Status bar

  /// The colour of what the status bar shows.
  ///
  /// - Default: `.default`. Call ``setNeedsStatusBarAppearanceUpdate()`` when it changes.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  ///
  /// - Default: `false`. Call ``setNeedsStatusBarAppearanceUpdate()`` when it changes.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes: at once here, until there is animation.
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
  /// Deprecated by Apple since iOS 17 in favour of `registerForTraitChanges`, and still in most apps.
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
  }

  // MARK: - Other

  /// A name for the controller that bars and tabs show.
  ///
  /// - Default: `nil`.
  open var title: String?

  open override var next: UIResponder? { viewStorage?.superviewStorage ?? parentStorage }

  open override var description: String { "<\(String(describing: type(of: self)))\(title.map { " '\($0)'" } ?? "")>" }
}
