/// The appearance of the status bar that the controllers of a window request.
struct StatusBarState: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false
  var hidesHomeIndicator = false
  var deferredEdges: UIRectEdge = []

  init() {}

  @MainActor
  init(root: UIViewController) {
    // Presented controllers that fill the screen or capture the status bar decide instead of the controllers below.
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

  /// The maximum depth of the search, because controllers may refer to each other in a cycle.
  private static let maxLevels = 100

  /// Returns the controller that decides, which is the last one in the sequence of children that controllers refer to.
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
  /// The height of the status bar on a screen without a notch.
  private static let plainBarHeight: CGFloat = 20
  private static let islandInset: CGFloat = 59
  private static let islandBarHeight: CGFloat = 54

  /// Whether the status bar is hidden, as on phones in landscape.
  var hidesStatusBar: Bool { idiom == .phone && verticalSizeClass == .compact }

  /// The height of the status bar. It is the top safe area inset, or less on a screen with a Dynamic Island.
  var statusBarHeight: CGFloat {
    let top = safeAreaInsets.top
    return top >= ScreenConfiguration.islandInset ? ScreenConfiguration.islandBarHeight : top
  }

  /// The safe area insets without the status bar on a screen without a notch.
  var safeAreaInsetsWithoutStatusBar: UIEdgeInsets {
    var insets = safeAreaInsets
    if insets.top <= ScreenConfiguration.plainBarHeight { insets.top = 0 }
    return insets
  }
}
