/// The scene that windows on a screen belong to.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that shows the scene.
  public final let screen: UIScreen

  private final var windowBoxes: [WeakWindow] = []
  private final weak var keyWindowStorage: UIWindow?

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  package init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The windows of the scene in the order in which they came, those of a higher level last.
  ///
  /// The scene doesn't keep windows alive: the app does, as in its scene delegate's `window`.
  open var windows: [UIWindow] {
    let alive = windowBoxes.compactMap(\.window)
    return alive.enumerated().sorted { first, second in
      let (a, b) = (first.element.windowLevel.rawValue, second.element.windowLevel.rawValue)
      return a != b ? a < b : first.offset < second.offset
    }.map(\.element)
  }

  /// The window that gets events without a place of their own.
  open var keyWindow: UIWindow? { keyWindowStorage }

  /// The traits that the scene's windows start from: its screen's.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// How the user interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(ofScreen: screen.bounds.size)
  }

  /// What the status bar is like.
  open var statusBarManager: UIStatusBarManager? {
    let manager = statusBarManagerStorage ?? UIStatusBarManager(scene: self)
    statusBarManagerStorage = manager
    return manager
  }

  private final var statusBarManagerStorage: UIStatusBarManager?

  /// The scene's coordinates: those of a window that fills it.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen, sceneBounds: screen.sceneBounds) }

  final var sizeRestrictionsStorage: UISceneSizeRestrictions?

  /// Whether the orientation was locked when the delegate last heard of it.
  final var wasOrientationLocked = false

  func add(_ window: UIWindow) {
    guard !window.isOfSystem else { return }
    windowBoxes.removeAll { $0.window == nil || $0.window === window }
    windowBoxes.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    windowBoxes.removeAll { $0.window == nil || $0.window === window }
    if keyWindowStorage === window { keyWindowStorage = nil }
  }

  func setKeyWindow(_ window: UIWindow?) {
    guard keyWindowStorage !== window else { return }
    keyWindowStorage?.resignKey()
    keyWindowStorage = window
    window?.becomeKey()
  }

  /// Has the windows follow the screen, and tells the delegate.
  func screenDidChange(from old: UITraitCollection, _ previous: Geometry) {
    for window in windows { window.screenDidChange() }
    let geometry = effectiveGeometry
    wasOrientationLocked = geometry.isInterfaceOrientationLocked
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      self, didUpdate: previous.coordinateSpace, interfaceOrientation: previous.interfaceOrientation,
      traitCollection: old)
    if !geometry.equals(previous) { delegate.windowScene(self, didUpdateEffectiveGeometry: previous) }
  }
}
