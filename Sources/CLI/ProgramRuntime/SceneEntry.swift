import Foundation
import UIKit
import ScreenCommands

/// An app without an entry point of its own, as one whose application delegate's file is not in the repository: where its Info.plist names the
/// delegate of its scenes, its first scene is connected as ever. Xcode does not link such an app, which building it says.
@MainActor
enum SceneEntry {
  static func begin(info: [String: Any] = Bundle.main.infoDictionary ?? [:]) {
    guard AppEntry.main == nil, namesSceneDelegate(info) else { return }
    AppEntry.main = { ApplicationDelegate.main() }
  }

  /// Whether a scene of the application's role has a delegate.
  static func namesSceneDelegate(_ info: [String: Any]) -> Bool {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    return scenes?.contains { $0["UISceneDelegateClassName"] is String } ?? false
  }

  private final class ApplicationDelegate: NSObject, UIApplicationDelegate {}
}
