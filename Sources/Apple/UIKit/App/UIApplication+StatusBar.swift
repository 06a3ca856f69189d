import CoreGraphics
import Foundation

// The status bar properties that Apple deprecated in iOS 13 and many apps still use. A window's scene has replacements.
extension UIApplication {
  private var scene: UIWindowScene? {
    keyWindow?.windowScene ?? connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// The orientation of the interface.
  @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene instead.")
  public var statusBarOrientation: UIInterfaceOrientation { scene?.interfaceOrientation ?? .unknown }

  /// The frame of the status bar; zero if there is none.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarFrame: CGRect { scene?.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden.
  ///
  /// View controllers control it, and setting it has no effect, unless `UIViewControllerBasedStatusBarAppearance` is
  /// false in Info.plist.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var isStatusBarHidden: Bool {
    get { scene?.statusBarManager?.isStatusBarHidden ?? true }
    set {
      ownStatusBar?.isHidden = newValue
      for window in windows { window.updateStatusBar() }
    }
  }

  /// The style of the status bar's content.
  ///
  /// View controllers control it, and setting it has no effect, unless `UIViewControllerBasedStatusBarAppearance` is
  /// false in Info.plist.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarStyle: UIStatusBarStyle {
    get { scene?.statusBarManager?.statusBarStyle ?? .default }
    set {
      ownStatusBar?.style = newValue
      for window in windows { window.updateStatusBar() }
    }
  }

  /// Sets whether the status bar is hidden, without an animation here.
  @available(*, deprecated, message: "Use -[UIViewController prefersStatusBarHidden]")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

  /// Sets the style of the status bar's content, without an animation here.
  @available(*, deprecated, message: "Use -[UIViewController preferredStatusBarStyle]")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
}

extension StatusBarState {
  /// Creates the status bar settings of an app's Info.plist; `nil` if the app's controllers control the status bar.
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
