import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite(.ownHosts)
struct AppStartTests {
  @Test func anAppIsStartedShownAndEnded() {
    let host = ViewHost(starting: StartedApp.self, sceneDelegate: StartedScene.self)
    #expect(host.window.rootViewController is UINavigationController)
    #expect(host.window.bounds.size == CGSize(width: 393, height: 852))
    #expect(UIApplication.shared.applicationState == .active)
    #expect(StartedApp.launches == 1)
    host.enterBackground()
    #expect(UIApplication.shared.connectedScenes.first?.activationState == .background)
    host.enterForeground()
    #expect(host.dump().text.contains("UINavigationBar"))
    weak var window = host.window
    host.end()
    #expect(StartedApp.ends == 1)
    #expect(window != nil)
  }
}

private final class StartedApp: UIResponder, UIApplicationDelegate {
  static var launches = 0
  static var ends = 0

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.launches += 1
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) { Self.ends += 1 }
}

private final class StartedScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
  }
}
