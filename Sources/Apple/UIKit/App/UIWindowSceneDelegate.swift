import Foundation

/// Hears of what becomes of a scene with windows, and keeps its window. Every member is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }

  /// The scene has got another size, orientation or traits.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// The scene has got another size or orientation, its orientation was locked or unlocked, or a person has begun or ended to resize it.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdateeffectivegeometry:)
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

  /// The user has chosen an entry of the menu of the app's icon. Call `completionHandler` with whether that was done.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {
      // iOS says so and shows nothing.
      Diagnostics.report("\(type(of: self)) got a window and declares no `var window: UIWindow?` to keep it.")
    }
  }
}
