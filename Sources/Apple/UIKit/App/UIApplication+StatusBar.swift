import CoreGraphics
import Foundation

// What Apple deprecated in iOS 13, and is still in many apps: a window's scene has it.
extension UIApplication {
  private var scene: UIWindowScene? {
    keyWindow?.windowScene ?? connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// How the interface is turned.
  @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
  public var statusBarOrientation: UIInterfaceOrientation { scene?.interfaceOrientation ?? .unknown }

  /// The status bar's rectangle; zero where there is none.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarFrame: CGRect { scene?.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether there is no status bar.
  ///
  /// Controllers decide it, and setting it has no effect, unless `UIViewControllerBasedStatusBarAppearance` is false in Info.plist.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var isStatusBarHidden: Bool {
    get { scene?.statusBarManager?.isStatusBarHidden ?? true }
    set {
      ownStatusBar?.isHidden = newValue
      for window in windows { window.updateStatusBar() }
    }
  }

  /// The color of what the status bar shows.
  ///
  /// Controllers decide it, and setting it has no effect, unless `UIViewControllerBasedStatusBarAppearance` is false in Info.plist.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarStyle: UIStatusBarStyle {
    get { scene?.statusBarManager?.statusBarStyle ?? .default }
    set {
      ownStatusBar?.style = newValue
      for window in windows { window.updateStatusBar() }
    }
  }

  /// Sets whether there is no status bar; here without the animation.
  @available(*, deprecated, message: "Use -[UIViewController prefersStatusBarHidden]")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

  /// Sets the color of what the status bar shows; here without the animation.
  @available(*, deprecated, message: "Use -[UIViewController preferredStatusBarStyle]")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
}

extension StatusBarState {
  /// What an app's Info.plist says where the app, and not its controllers, decides about the status bar; else `nil`.
  ///
  /// - Source: developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance
  init?(infoDictionary: [String: Any]) {
    guard infoDictionary["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
    self.init()
    isHidden = infoDictionary["UIStatusBarHidden"] as? Bool ?? false
    switch infoDictionary["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent": style = .lightContent
    case "UIStatusBarStyleDarkContent": style = .darkContent
    default: style = .default
    }
  }
}
