/// What the controllers of a window decided about the status bar.
struct StatusBarState: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false
  var hidesHomeIndicator = false
  var deferredEdges: UIRectEdge = []

  init() {}

  @MainActor
  init(root: UIViewController) {
    // Presented controllers that take the whole screen, or say so, decide in the place of those below.
    var root = root
    while let presented = root.extras.presented, !presented.isBeingDismissed,
      presented.activePresentation?.capturesStatusBar == true
    {
      root = presented
    }
    style = StatusBarState.decider(from: root, \.childForStatusBarStyle).preferredStatusBarStyle
    isHidden = StatusBarState.decider(from: root, \.childForStatusBarHidden).prefersStatusBarHidden
    hidesHomeIndicator =
      StatusBarState.decider(from: root, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    deferredEdges =
      StatusBarState.decider(from: root, \.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures
  }

  /// Controllers that name each other would go on for ever.
  private static let maxLevels = 100

  /// The controller that decides: the last one of those that name a child to decide for them.
  @MainActor
  static func decider(
    from root: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var current = root
    for _ in 0..<maxLevels {
      guard let next = current[keyPath: child], next !== current else { break }
      current = next
    }
    return current
  }
}

extension ScreenConfiguration {
  /// A screen without a notch: only the status bar reaches into it from above.
  private static let plainBarHeight: CGFloat = 20
  private static let islandInset: CGFloat = 59
  private static let islandBarHeight: CGFloat = 54

  /// Phones on their side have no status bar.
  var hidesStatusBar: Bool { idiom == .phone && verticalSizeClass == .compact }

  /// As high as the safe area's top, less where the screen has an island and not a notch.
  var statusBarHeight: CGFloat {
    let top = safeAreaInsets.top
    return top >= ScreenConfiguration.islandInset ? ScreenConfiguration.islandBarHeight : top
  }

  /// The safe area without the status bar, where nothing else is up there.
  var safeAreaInsetsWithoutStatusBar: UIEdgeInsets {
    var insets = safeAreaInsets
    if insets.top <= ScreenConfiguration.plainBarHeight { insets.top = 0 }
    return insets
  }
}
