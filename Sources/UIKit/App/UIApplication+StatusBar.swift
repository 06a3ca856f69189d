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

  /// Whether there is no status bar. Controllers decide it.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var isStatusBarHidden: Bool { scene?.statusBarManager?.isStatusBarHidden ?? true }

  /// The colour of what the status bar shows. Controllers decide it.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene instead.")
  public var statusBarStyle: UIStatusBarStyle { scene?.statusBarManager?.statusBarStyle ?? .default }
}
