import UIKit

/// The structure of an app: what `@main` begins with.
///
/// - Source: developer.apple.com/documentation/swiftui/app
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Self.Body { get }
  init()
}

extension App {
  /// Starts the app and runs until the program is ended.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/app/main()
  public static func main() {
    _ = StartedApp.$current.withValue(StartedApp { AppContent(app: Self()) }) {
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "SwiftUI.AppLifeDelegate")
    }
  }
}

/// What is being started. Task-local, so that no two hosts meet in it.
struct StartedApp: @unchecked Sendable {
  @TaskLocal static var current: StartedApp?
  let make: @MainActor () -> any RunningApp
}

/// An app with its first window.
@MainActor
protocol RunningApp {
  /// What shows the app's first window.
  var controller: UIViewController { get }
  /// The delegate of the developer's own, by `UIApplicationDelegateAdaptor`.
  var delegate: (any UIApplicationDelegate)? { get }
}

struct AppContent<A: App>: RunningApp {
  let app: A
  var controller: UIViewController { UIHostingController(rootView: AppWindow(app: app)) }
  var delegate: (any UIApplicationDelegate)? {
    for child in Mirror(reflecting: app).children {
      if let adaptor = child.value as? any DelegateHolding { return adaptor.held }
    }
    return nil
  }
}

/// The content of an app's first window, with the app's own dynamic properties connected.
struct AppWindow<A: App>: View, DynamicHolder {
  let app: A
  var body: some View { SceneContent.view(of: app.body) ?? AnyView(EmptyView()) }
}

/// Starts the window of an app, and hands on what the developer's own delegate is to hear.
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

  func applicationDidBecomeActive(_ application: UIApplication) { own?.applicationDidBecomeActive(application) }
  func applicationWillResignActive(_ application: UIApplication) { own?.applicationWillResignActive(application) }
  func applicationDidEnterBackground(_ application: UIApplication) { own?.applicationDidEnterBackground(application) }
  func applicationWillEnterForeground(_ application: UIApplication) { own?.applicationWillEnterForeground(application) }
}
