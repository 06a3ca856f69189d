import Foundation
import UIKit

/// The entry point of an app without one, such as an app whose application delegate is not in the repository. If its
/// Info.plist specifies a scene delegate, its first scene is connected as usual. Xcode does not link such an app, which
/// the build reports.
@MainActor
enum SceneEntry {
  /// Returns the entry point, or nil if the Info.plist specifies no scene delegate.
  static func entry(info: [String: Any] = Bundle.main.infoDictionary ?? [:]) -> (() -> Void)? {
    namesSceneDelegate(info) ? { ApplicationDelegate.main() } : nil
  }

  /// Returns whether a scene with the application role has a delegate.
  static func namesSceneDelegate(_ info: [String: Any]) -> Bool {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    return scenes?.contains { $0["UISceneDelegateClassName"] is String } ?? false
  }

  private final class ApplicationDelegate: NSObject, UIApplicationDelegate {}
}
