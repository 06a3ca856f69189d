import Foundation

/// The state of a scene's status bar, as the controllers on the screen last decided it.
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

  /// The style of the status bar's content.
  open var statusBarStyle: UIStatusBarStyle { window?.statusBar.style ?? .default }

  /// Whether the status bar is hidden: by a controller or on a phone in landscape.
  open var isStatusBarHidden: Bool {
    guard let scene else { return true }
    return window?.statusBar.isHidden == true || scene.screen.configuration.hidesStatusBar
  }

  /// The frame of the status bar in the screen's coordinates; zero if there is none.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    let configuration = scene.screen.configuration
    return CGRect(x: 0, y: 0, width: configuration.sceneBounds.width, height: configuration.statusBarHeight)
  }
}

/// The animation of showing and hiding the status bar.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The style of the status bar's content.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
  /// Depends on the interface style.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
