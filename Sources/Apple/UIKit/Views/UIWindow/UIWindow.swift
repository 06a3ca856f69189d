/// The root view of a hierarchy, which displays a view controller on a screen and delivers touches to views.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor
open class UIWindow: UIView {
  private final var rootViewControllerStorage: UIViewController?
  final let appearances = AppearanceQueue()

  /// The bounds of the scene at the last check. They tell whether the window fills the scene.
  private final var knownSceneBounds = UIScreen.main.sceneBounds

  /// Whether the window has been displayed. Changes before that aren't animated.
  final var hasMadeFrame = false

  /// The responder that first receives events without a location.
  final weak var firstResponder: UIResponder?

  /// The focus system, created on first use.
  final var focusSystem: UIFocusSystem?

  /// The window whose first responder is used for responders in this one. The window of the keyboard has no first
  /// responder.
  var responderWindow: UIWindow { self }

  /// Whether the window belongs to the system, so that the scene doesn't list it.
  var isOfSystem: Bool { false }

  /// The views that the first responder displays in place of the keyboard and on top of it.
  final var shownInputViews = InputViews()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// Creates a window that belongs to a scene and fills it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.sceneBounds)
    setUpWindow()
    self.windowScene = windowScene
    adoptScene(from: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
  }

  private func setUpWindow() {
    layer.isHidden = true
  }

  // MARK: - Scene and screen

  /// The scene that the window belongs to.
  ///
  /// - Default: `nil`. A window that is displayed without a scene uses the app's first one.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { adoptScene(from: oldValue) } }
  }

  private func adoptScene(from oldScene: UIWindowScene?) {
    oldScene?.remove(self)
    windowScene?.add(self)
    layer.belong(to: windowScene?.screen.host)
    screenDidChange()
  }

  /// The screen that displays the window.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// The position of the window in the z-order.
  ///
  /// - Default: `.normal`.
  open var windowLevel: Level = .normal

  var screenTraits: UITraitCollection { screen.traitCollection }

  /// The insets of the window that the notch, bars and corners of the screen cover.
  var screenSafeAreaInsets: UIEdgeInsets {
    let configuration = screen.configuration
    let outer = statusBar.isHidden ? configuration.safeAreaInsetsWithoutStatusBar : configuration.safeAreaInsets
    let (frame, container) = (self.frame, screen.sceneBounds)
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY), left: reach(outer.left, frame.minX),
      bottom: reach(outer.bottom, container.maxY - frame.maxY), right: reach(outer.right, container.maxX - frame.maxX))
  }

  /// A closure that rotates the window with its screen, from its previous position on the rotated screen. Set while the
  /// screen changes.
  final var turn: (() -> Void)?

  /// Updates the window after the scene changed its size or traits. A window that filled the scene still fills it.
  func screenDidChange() {
    if fillsScreen {
      turn?()
      frame = screen.sceneBounds
    }
    knownSceneBounds = screen.sceneBounds
    updateInheritedTraits()
    updateSafeAreaInsets()
    if let root = rootViewControllerStorage?.viewIfLoaded, root.superview === self { root.frame = bounds }
  }

  /// Whether the window fills the scene: it has the size that the scene had, or was created without a frame.
  var fillsScreen: Bool { frame == knownSceneBounds || frame == .zero }

  // MARK: - Status bar

  /// The state of the status bar that the controllers returned last.
  final private(set) var statusBar = StatusBarState()

  /// Whether the displayed controller hides the home indicator.
  package final var hidesHomeIndicator: Bool { statusBar.hidesHomeIndicator }

  /// Asks the controllers for the status bar again.
  func updateStatusBar() {
    var new = rootViewControllerStorage.map(StatusBarState.init) ?? StatusBarState()
    if let own = UserInterface.current.application.ownStatusBar {
      new.style = own.style
      new.isHidden = own.isHidden
    }
    guard new != statusBar else { return }
    let old = statusBar
    statusBar = new
    if new.isHidden != old.isHidden { updateSafeAreaInsets() }
  }

  // MARK: - Key and visible

  /// Whether the window receives events without a location.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Displays the window in front of the others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window receive the events without a location.
  open func makeKey() {
    joinSceneIfNeeded()
    windowScene?.setKeyWindow(self)
  }

  /// Tells the window that it became the key window. The default posts ``didBecomeKeyNotification``.
  open func becomeKey() {
    TypedNotifications.post(UIWindow.DidBecomeKeyMessage.self, of: self)
  }

  /// Tells the window that it is no longer the key window. The default posts ``didResignKeyNotification``.
  open func resignKey() {
    TypedNotifications.post(UIWindow.DidResignKeyMessage.self, of: self)
  }

  private func joinSceneIfNeeded() {
    guard windowScene == nil else { return }
    windowScene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// Whether the window is hidden.
  ///
  /// - Default: `true` until the window is displayed.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if !newValue {
        joinSceneIfNeeded()
        if AppearanceProxies.current.areUsed { AppearanceProxies.current.apply(to: self) }
      }
      super.isHidden = newValue
      if newValue { hideRoot() } else { showRoot() }
      if newValue {
        TypedNotifications.post(UIWindow.DidBecomeHiddenMessage.self, of: self)
      } else {
        TypedNotifications.post(UIWindow.DidBecomeVisibleMessage.self, of: self)
      }
    }
  }

  // MARK: - Root controller

  /// The controller whose view fills the window.
  ///
  /// Setting it removes the view of the previous controller. If the window is visible, the new view appears at once.
  open var rootViewController: UIViewController? {
    get { rootViewControllerStorage }
    set {
      guard newValue !== rootViewControllerStorage else { return }
      dismissPresented()
      if !isHidden { hideRoot() }
      rootViewControllerStorage = newValue
      if !isHidden { showRoot() }
    }
  }

  private func showRoot() {
    guard let controller = rootViewControllerStorage else { return }
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearance(animated: false)
    updateStatusBar()
    insertSubview(view, at: 0)
    appearances.add(controller)
  }

  private func hideRoot() {
    guard let controller = rootViewControllerStorage, let view = controller.viewIfLoaded, view.superview === self else {
      return
    }
    controller.beginDisappearance(animated: false)
    view.removeFromSuperview()
    controller.endDisappearance()
    appearances.remove(controller)
  }

  /// Dismisses the controllers that the root presented.
  private func dismissPresented() {
    if let controller = rootViewControllerStorage { Presenting.dismissAll(of: controller) }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  private lazy var ownUndoManager = UndoManager()

  /// The undo manager that the window's responders register changes with.
  ///
  /// - Default: the window's own undo manager.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: - Events

  /// Delivers the touches of an event to the views that they began in.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.phase == .began && touch.window === self {
      UIEditMenuInteraction.touchWillBegin(at: touch.location(in: self), in: self)
    }
    TouchTracker.current.deliver(event, in: self)
  }
}
