import Foundation
import UIKit

/// An app without an entry point of its own, as one whose application delegate's file is not in the repository: where
/// its Info.plist names the delegate of its scenes, its first scene is connected as ever. Xcode does not link such an
/// app, which building it says.
@MainActor
enum SceneEntry {
  /// The entry point; nil if the Info.plist names no scene delegate.
  static func entry(info: [String: Any] = Bundle.main.infoDictionary ?? [:]) -> (() -> Void)? {
    namesSceneDelegate(info) ? { ApplicationDelegate.main() } : nil
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
