import QuartzCore

/// The scene of windows on a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that displays the scene.
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

  /// The windows of the scene in the order in which they were added, those with a higher level last.
  ///
  /// The scene doesn't retain its windows. The app does, such as in the `window` of its scene delegate.
  open var windows: [UIWindow] {
    let alive = windowBoxes.compactMap(\.window)
    return alive.enumerated().sorted { first, second in
      let (a, b) = (first.element.windowLevel.rawValue, second.element.windowLevel.rawValue)
      return a != b ? a < b : first.offset < second.offset
    }.map(\.element)
  }

  /// The window that receives events without a location.
  open var keyWindow: UIWindow? { keyWindowStorage }

  /// The traits that the scene's windows inherit: those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(ofScreen: screen.bounds.size)
  }

  /// The status bar manager.
  open var statusBarManager: UIStatusBarManager? {
    let manager = statusBarManagerStorage ?? UIStatusBarManager(scene: self)
    statusBarManagerStorage = manager
    return manager
  }

  private final var statusBarManagerStorage: UIStatusBarManager?

  /// The coordinate space of the scene: that of a window that fills it.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen, sceneBounds: screen.sceneBounds) }

  /// Returns a display link of the scene's screen.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/displaylink(target:selector:)
  open func displayLink(target: Any, selector sel: Selector) -> CADisplayLink? {
    screen.displayLink(withTarget: target, selector: sel)
  }

  /// The dialog that asks the user before closing the scene. Setting it copies the value. Hosts have no way to close a
  /// scene, so that the dialog is not displayed.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/closureconfirmation
  open var closureConfirmation: UISceneClosureConfirmation? {
    get { closureConfirmationStorage }
    set { closureConfirmationStorage = newValue?.copy() as? UISceneClosureConfirmation }
  }

  private final var closureConfirmationStorage: UISceneClosureConfirmation?

  final var sizeRestrictionsStorage: UISceneSizeRestrictions?

  /// Whether the orientation was locked when the delegate was last told of it.
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

  /// Updates the windows after a change of the screen and tells the delegate.
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
