import Foundation
import UIKit
import ViewHost

extension Cases {
  func addApp() {
    make("UIApplication") { UIApplication.shared }
    make("UIApplicationShortcutIcon") {
      [UIApplicationShortcutIcon(type: .add), UIApplicationShortcutIcon(systemImageName: "star")]
    }
    make("UIApplicationShortcutItem") { UIApplicationShortcutItem(type: "type", localizedTitle: "title") }
    make("UIMutableApplicationShortcutItem") { UIMutableApplicationShortcutItem(type: "type", localizedTitle: "title") }
    make("UIDevice") { UIDevice.current }
    make("UIDocument") { UIDocument(fileURL: FileManager.default.temporaryDirectory.appending(path: "document")) }
    make("UILocalizedIndexedCollation") { UILocalizedIndexedCollation.current() }
    make("UIPasteboard") { UIPasteboard.general }
    make("UIScreen") { UIScreen.main }
    make("UIScene") { [self] in host.window.windowScene }
    make("UISceneConfiguration") { UISceneConfiguration(name: "name", sessionRole: .windowApplication) }
    make("UITraitCollection") { [self] in [UITraitCollection(), UITraitCollection.current, stage.traitCollection] }
    make("UIUserNotificationSettings") { UIUserNotificationSettings(types: .alert, categories: nil) }
    make("UIScene.ConnectionOptions") {
      let app = ViewHost(
        starting: AppDelegate.self, sceneDelegate: SceneDelegate.self,
        urls: [FileManager.default.temporaryDirectory.appending(path: "a.txt")])
      defer { app.end() }
      return [SceneDelegate.heard, app.window]
    }
    // Windows of phones do not have one.
    make("UIScreenMode") { UIScreen.main.currentMode! }
    make("UISceneSizeRestrictions") {
      guard let device = Device.all.first(where: { $0.idiom == .pad }) else { return [] }
      let tablet = ViewHost(device: device)
      return [tablet.window.windowScene?.sizeRestrictions as Any, tablet]
    }
    make("UIWindowScene.Geometry") { [self] in host.window.windowScene?.effectiveGeometry }
    make("UIMarkupTextPrintFormatter") { UIMarkupTextPrintFormatter(markupText: "<p>Text</p>") }
    make("UISimpleTextPrintFormatter") { UISimpleTextPrintFormatter(text: "Text") }
    reached("UISceneSession")
    reached("UIStatusBarManager")
    reached("UIWindowScene")
    reached("UIOpenURLContext")
    reached("UIScene.OpenURLOptions")
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {}

private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  static var heard: [Any] = []

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.heard += [scene, session, connectionOptions]
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}
