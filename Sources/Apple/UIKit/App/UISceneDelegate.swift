import Foundation

/// Hears of what becomes of a scene. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene was made: give it a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// The scene is taken away.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene is in front of the user.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens URLs.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)

  /// The user is about to go on with an activity.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// The user goes on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// What it takes to show the scene as it is, some other time. The default is `nil`.
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
