/// The view at the top of a hierarchy: it shows a view controller on a screen and hands touches to views.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor
open class UIWindow: UIView {
  private final var rootViewControllerStorage: UIViewController?
  final let appearances = AppearanceQueue()

  /// The scene's bounds when the window last looked: tells a window that fills the scene from one that does not.
  private final var knownSceneBounds = UIScreen.main.sceneBounds

  /// Whether the window has been on the screen: what nobody has seen is not animated.
  final var hasMadeFrame = false

  /// The responder that events without a place of their own come to first.
  final weak var firstResponder: UIResponder?

  /// What knows where the focus is, made when it is first asked for.
  final var focusSystem: UIFocusSystem?

  /// The window whose first responder is meant where a responder lies in this one: the keyboard's window has none of its own.
  var responderWindow: UIWindow { self }

  /// Whether the window is none of the app's: the scene doesn't list it.
  var isOfSystem: Bool { false }

  /// What the first responder wants in the keyboard's place and on top of it.
  final var shownInputViews = InputViews()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// Creates a window that fills a scene and belongs to it.
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
  /// - Default: `nil`; a window that is shown without one takes the app's first.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { adoptScene(from: oldValue) } }
  }

  private func adoptScene(from oldScene: UIWindowScene?) {
    oldScene?.remove(self)
    windowScene?.add(self)
    layer.belong(to: windowScene?.screen.host)
    screenDidChange()
  }

  /// The screen that shows the window.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// How far in front the window stands.
  ///
  /// - Default: `.normal`.
  open var windowLevel: Level = .normal

  var screenTraits: UITraitCollection { screen.traitCollection }

  /// What the notch, bars and corners of the screen cover of the window.
  var screenSafeAreaInsets: UIEdgeInsets {
    let configuration = screen.configuration
    let outer = statusBar.isHidden ? configuration.safeAreaInsetsWithoutStatusBar : configuration.safeAreaInsets
    let (frame, container) = (self.frame, screen.sceneBounds)
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY), left: reach(outer.left, frame.minX),
      bottom: reach(outer.bottom, container.maxY - frame.maxY), right: reach(outer.right, container.maxX - frame.maxX))
  }

  /// Has the window turn with its screen, from where it was on the screen as that is held now; set while the screen changes.
  final var turn: (() -> Void)?

  /// The scene got another size or other traits: a window that filled it goes on doing so.
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

  /// Whether the window has no size of its own: it is as large as the scene was, or was made without a frame.
  var fillsScreen: Bool { frame == knownSceneBounds || frame == .zero }

  // MARK: - Status bar

  /// What the controllers decided about the status bar when they were last asked.
  final private(set) var statusBar = StatusBarState()

  /// Whether the controller on the screen hides the home indicator.
  package final var hidesHomeIndicator: Bool { statusBar.hidesHomeIndicator }

  /// Asks the controllers anew.
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

  /// Whether the window gets events without a place of their own.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Shows the window in front of others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that gets events without a place of their own.
  open func makeKey() {
    joinSceneIfNeeded()
    windowScene?.setKeyWindow(self)
  }

  /// The window became the key window. The default posts ``didBecomeKeyNotification``.
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// The window is no longer the key window. The default posts ``didResignKeyNotification``.
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  private func joinSceneIfNeeded() {
    guard windowScene == nil else { return }
    windowScene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// Whether the window is off the screen.
  ///
  /// - Default: `true` until it is shown.
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
      let name = newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  // MARK: - Root controller

  /// The controller whose view fills the window.
  ///
  /// Setting it takes the view of an earlier one out; where the window is visible, the new one's appears at once.
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

  /// What the root presents goes with it.
  private func dismissPresented() {
    if let controller = rootViewControllerStorage { Presenting.dismissAll(of: controller) }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  private lazy var ownUndoManager = UndoManager()

  /// What takes changes back that the window's responders register.
  ///
  /// - Default: an undo manager of the window's own.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: - Events

  /// Hands the touches of an event to the views that they began in.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.phase == .began && touch.window === self {
      UIEditMenuInteraction.touchWillBegin(at: touch.location(in: self), in: self)
    }
    TouchTracker.current.deliver(event, in: self)
  }
}
