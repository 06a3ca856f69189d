/// The app's own object beside `UIApplication`.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, in apps without scenes.
  var window: UIWindow? { get set }

  /// The app is in front of the user.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to leave the front.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to come back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {
      fatalError("\(type(of: self)) got a window and declares no `var window: UIWindow?` to keep it")
    }
  }
}
