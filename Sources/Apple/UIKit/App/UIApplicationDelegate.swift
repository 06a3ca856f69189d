import Foundation
import RuntimeSupport

/// The app's own object beside `UIApplication`. Every member is optional.
///
/// A class with `@main` in front starts the app: see `main()`.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, in apps without scenes.
  var window: UIWindow? { get set }

  /// The app was started, and nothing has been done yet. The default is `true`.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app was started and is about to be shown. The default is `true`.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// What a new scene is made of. The default is the session's configuration: that of the app's Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user has closed scenes for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Opens a URL, in apps without scenes.
  ///
  /// - Returns: whether that was done. The default is `false`.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

  /// Asks the delegate for the ways in which the screen may be turned while a window is shown. The default is the
  /// device's.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// The app is in front of the user. Not told where the app has scene delegates: these are.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to leave the front. Not told where the app has scene delegates.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is in the background. Not told where the app has scene delegates.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to come back from the background. Not told where the app has scene delegates.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// The user has chosen an entry of the menu of the app's icon, in apps without scenes. Call `completionHandler` with whether that was done.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// The user is about to go on with an activity, in apps without scenes.
  ///
  /// - Returns: whether the app says so to the user itself. The default is `false`.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

  /// The user goes on with an activity, in apps without scenes: call `restorationHandler` with what has to be restored.
  ///
  /// - Returns: whether the app does. The default is `false`.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// The user has said which notifications are welcome: on a host's device none.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)

  /// The device can get notifications from afar, by a token.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// The device can't get notifications from afar: what a host's device says when it is asked for them.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// A notification from afar has come.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UIScreen.main.configuration.idiom == .pad ? .all : .allButUpsideDown
  }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}

  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {
      // iOS says so and shows nothing.
      Diagnostics.report("\(type(of: self)) got a window and declares no `var window: UIWindow?` to keep it.")
    }
  }

  /// Starts the app on the host's screen, an iPhone 15's by default, and runs until the program is ended. `@main` calls it.
  public static func main() {
    UserInterface.current.launch.run(self)
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Makes an object of the class by its `init()`, as a launch does, which no protocol asks for.
  @_spi(Host) public static func makeDelegate() -> Self { ClassInitializers.make(Self.self) }
}
