import Foundation

/// The methods that report a scene's life cycle. All of them are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene was connected. The delegate adds a window to it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Tells the delegate that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells the delegate that the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells the delegate that the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Asks the delegate to open URLs.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)

  /// Tells the delegate that the user is about to continue an activity.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Tells the delegate that the user continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Asks the delegate for an activity with which the current state of the scene can be restored. The default is `nil`.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
