import Foundation

/// What the app's Info.plist says of scenes.
enum SceneManifest {
  /// The class of a scene's delegate; `nil` where there is no such entry or class.
  static func delegateClass(named name: String?, role: UISceneSession.Role) -> AnyClass? {
    guard let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any],
      let all = manifest["UISceneConfigurations"] as? [String: Any],
      let entries = all[role.rawValue] as? [[String: Any]]
    else { return nil }
    let entry = entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    return (entry?["UISceneDelegateClassName"] as? String).flatMap { NSClassFromString($0) }
  }
}
