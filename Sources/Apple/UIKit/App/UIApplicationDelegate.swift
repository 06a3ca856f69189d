import Foundation
import RuntimeSupport

/// The methods of the app's delegate. All of them are optional.
///
/// A class with `@main` launches the app: see `main()`.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  /// Tells the delegate that the app was launched, before anything else happens. The default returns `true`.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the app was launched and is about to be displayed. The default returns `true`.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Asks the delegate for the configuration of a new scene. The default is that of the session, from the app's
  /// Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells the delegate that the user closed scenes permanently.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Asks the delegate to open a URL, in apps without scenes.
  ///
  /// - Returns: Whether the URL was opened. The default is `false`.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

  /// Asks the delegate for the supported orientations of a window. The default is that of the device.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Tells the delegate that the app became active. Not called if the app has scene delegates.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate that the app is about to become inactive. Not called if the app has scene delegates.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate that the app entered the background. Not called if the app has scene delegates.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the app is about to enter the foreground. Not called if the app has scene delegates.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate that the app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)

  /// Tells the delegate that memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Tells the delegate that the user chose an entry of the menu of the app's icon, in apps without scenes. The
  /// delegate calls `completionHandler` with whether it handled the entry.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Tells the delegate that the user is about to continue an activity, in apps without scenes.
  ///
  /// - Returns: Whether the app informs the user itself. The default is `false`.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

  /// Tells the delegate that the user continues an activity, in apps without scenes. The delegate calls
  /// `restorationHandler` with the objects to restore.
  ///
  /// - Returns: Whether the app continues the activity. The default is `false`.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Tells the delegate of the notification settings that the user allows: none on a host.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)

  /// Tells the delegate that the device registered for remote notifications with a token.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Tells the delegate that the device failed to register for remote notifications, as it always does on a host.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Tells the delegate that a remote notification arrived.
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

extension UIApplicationDelegate where Self: UIWindowSceneDelegate {
  // Both protocols have a default. The compiler prefers this one.
  public var window: UIWindow? {
    get { nil }
    set { Diagnostics.reportUndeclaredWindow(of: self) }
  }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set { Diagnostics.reportUndeclaredWindow(of: self) }
  }

  /// Launches the app on the host's screen, by default that of an iPhone 15, and runs until the program ends. `@main`
  /// calls it.
  public static func main() {
    UserInterface.current.launch.run(self)
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Creates an instance of the class with its `init()`, which no protocol requires, as during a launch.
  @_spi(Host) public static func makeDelegate() -> Self { ClassInitializers.make(Self.self) }
}

extension Diagnostics {
  /// Reports that a delegate cannot store its window. iOS reports the same and displays nothing.
  static func reportUndeclaredWindow(of delegate: Any) {
    report("\(type(of: delegate)) does not declare `var window: UIWindow?`, so its window is not retained.")
  }
}
