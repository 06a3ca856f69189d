import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct AppLaunchTests {
  @Test func anAppWithScenesIsCalledInOrder() throws {
    defer { StandardScreen.make() }
    LaunchLog.entries = []
    let scene = UserInterface.current.launch.start(SceneAppDelegate.self, on: UIScreen(configuration: .standard))
    #expect(
      LaunchLog.entries == [
        "app willFinish inactive", "app didFinish inactive", "app configuration", "scene willConnect",
        "scene willEnterForeground inactive", "scene didBecomeActive active",
      ])
    #expect(scene.activationState == .foregroundActive)
    let window = try #require(scene.keyWindow)
    #expect(window.rootViewController != nil)
    #expect(scene.delegate is SceneDelegate)
    LaunchLog.entries = []
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    #expect(
      LaunchLog.entries == [
        "scene willResignActive", "scene didEnterBackground", "scene willEnterForeground background",
        "scene didBecomeActive active",
      ])
    LaunchLog.entries = []
    weak var delegate = UIApplication.shared.delegate
    UserInterface.current.launch.end()
    #expect(
      LaunchLog.entries == [
        "scene willResignActive", "scene didEnterBackground", "scene didDisconnect", "app willTerminate",
      ])
    #expect(delegate == nil)
  }

  @Test func anAppWithoutScenesHasItsWindowInItsDelegate() throws {
    defer { StandardScreen.make() }
    LaunchLog.entries = []
    let scene = UserInterface.current.launch.start(PlainAppDelegate.self, on: UIScreen(configuration: .standard))
    #expect(LaunchLog.entries == ["app didFinish", "app didBecomeActive"])
    #expect(scene.windows.count == 1)
    #expect(scene.keyWindow === UIApplication.shared.delegate?.window)
    UIApplication.shared.enterBackground()
    UIApplication.shared.enterForeground()
    #expect(
      LaunchLog.entries.dropFirst(2) == [
        "app willResignActive", "app didEnterBackground", "app willEnterForeground", "app didBecomeActive",
      ])
    UserInterface.current.launch.end()
  }
}

@MainActor
private enum LaunchLog {
  static var entries: [String] = []

  static var state: String {
    switch UIApplication.shared.applicationState {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LaunchLog.entries.append("app willFinish \(LaunchLog.state)")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LaunchLog.entries.append("app didFinish \(LaunchLog.state)")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LaunchLog.entries.append("app configuration")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { LaunchLog.entries.append("app didBecomeActive") }
  func applicationWillTerminate(_ application: UIApplication) { LaunchLog.entries.append("app willTerminate") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    LaunchLog.entries.append("scene willConnect")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidDisconnect(_ scene: UIScene) { LaunchLog.entries.append("scene didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) {
    LaunchLog.entries.append("scene didBecomeActive \(LaunchLog.state)")
  }
  func sceneWillResignActive(_ scene: UIScene) { LaunchLog.entries.append("scene willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) {
    LaunchLog.entries.append("scene willEnterForeground \(LaunchLog.state)")
  }
  func sceneDidEnterBackground(_ scene: UIScene) { LaunchLog.entries.append("scene didEnterBackground") }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LaunchLog.entries.append("app didFinish")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { LaunchLog.entries.append("app didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { LaunchLog.entries.append("app willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    LaunchLog.entries.append("app didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    LaunchLog.entries.append("app willEnterForeground")
  }
}
