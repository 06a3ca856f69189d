import Foundation

/// What a scene's status bar is like, as the controllers on the screen decided when they were last asked.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.last }

  /// The color of what the status bar shows.
  open var statusBarStyle: UIStatusBarStyle { window?.statusBar.style ?? .default }

  /// Whether there is no status bar: a controller hides it, or a phone lies on its side.
  open var isStatusBarHidden: Bool {
    guard let scene else { return true }
    return window?.statusBar.isHidden == true || scene.screen.configuration.hidesStatusBar
  }

  /// The status bar's rectangle in the screen's coordinates; zero where there is none.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let configuration = scene.screen.configuration
    return CGRect(x: 0, y: 0, width: configuration.sceneBounds.width, height: configuration.statusBarHeight)
  }
}

/// How the status bar comes and goes.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The color of what the status bar shows.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
  /// By the style of the interface.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
