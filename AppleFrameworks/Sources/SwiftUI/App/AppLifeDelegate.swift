import UIKit

/// An application delegate that creates the app's window, and forwards messages to the app's own delegate.
final class AppLifeDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private let running = StartedApp.current?.make()
  private lazy var own = running?.delegate

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    own?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let result = own?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = running?.controller
    window.makeKeyAndVisible()
    self.window = window
    return result
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    OpenedURLs.post(url)
    return own?.application(app, open: url, options: options) ?? true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    ContinuedActivities.post(userActivity)
    return own?.application(application, continue: userActivity, restorationHandler: restorationHandler) ?? true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { own?.applicationDidBecomeActive(application) }
  func applicationWillResignActive(_ application: UIApplication) { own?.applicationWillResignActive(application) }
  func applicationDidEnterBackground(_ application: UIApplication) { own?.applicationDidEnterBackground(application) }
  func applicationWillEnterForeground(_ application: UIApplication) { own?.applicationWillEnterForeground(application) }
}
