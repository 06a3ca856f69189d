import Foundation

/// The launch settings of an app's Info.plist.
///
/// - Source: developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest,
///   …/uimainstoryboardfile
@MainActor
struct AppManifest {
  /// A configuration of a scene.
  struct Scene {
    var name: String?
    var delegateClass: AnyClass?
    var sceneClass: AnyClass?
    var storyboardName: String?
  }

  private let info: [String: Any]

  init(info: [String: Any]) {
    self.info = info
  }

  /// The manifest of the program's main bundle.
  static var main: AppManifest { AppManifest(info: Bundle.main.infoDictionary ?? [:]) }

  /// Whether the app has scenes, in which case the window of its delegate isn't used.
  var hasScenes: Bool { info["UIApplicationSceneManifest"] is [String: Any] }

  /// Returns the configuration with a name or the first one for the role; `nil` if there is none.
  func scene(named name: String?, role: UISceneSession.Role) -> Scene? {
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any],
      let all = manifest["UISceneConfigurations"] as? [String: Any],
      let entries = all[role.rawValue] as? [[String: Any]],
      let entry = entries.first(where: { name == nil || $0["UISceneConfigurationName"] as? String == name })
    else { return nil }
    func type(_ key: String) -> AnyClass? {
      guard let name = entry[key] as? String else { return nil }
      if let type = NibClasses.named(name) { return type }
      Diagnostics.report(
        """
        Info.plist configuration "\(entry["UISceneConfigurationName"] as? String ?? "")" for \(role.rawValue) contained \
        \(key) key, but could not load class with name "\(name)".
        """)
      return nil
    }
    return Scene(
      name: entry["UISceneConfigurationName"] as? String, delegateClass: type("UISceneDelegateClassName"),
      sceneClass: type("UISceneClassName"), storyboardName: entry["UISceneStoryboardFile"] as? String)
  }

  /// Returns the name of the initial storyboard of an app without scenes.
  func mainStoryboardName(for idiom: UIUserInterfaceIdiom) -> String? {
    let special = idiom == .pad ? "UIMainStoryboardFile~ipad" : "UIMainStoryboardFile~iphone"
    return info[special] as? String ?? info["UIMainStoryboardFile"] as? String
  }

  /// The entries of the menu of the app's icon. Texts that are keys of localized strings are localized.
  ///
  /// - Source: developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationshortcutitems
  var shortcutItems: [UIApplicationShortcutItem] {
    guard let entries = info["UIApplicationShortcutItems"] as? [[String: Any]] else { return [] }
    return entries.compactMap { entry in
      func words(_ key: String) -> String? {
        (entry[key] as? String).map { Bundle.main.localizedString(forKey: $0, value: nil, table: "InfoPlist") }
      }
      guard let type = entry["UIApplicationShortcutItemType"] as? String,
        let title = words("UIApplicationShortcutItemTitle")
      else { return nil }
      let symbol = entry["UIApplicationShortcutItemIconSymbolName"] as? String
      let file = entry["UIApplicationShortcutItemIconFile"] as? String
      return UIApplicationShortcutItem(
        type: type, localizedTitle: title, localizedSubtitle: words("UIApplicationShortcutItemSubtitle"),
        icon: symbol.map { UIApplicationShortcutIcon(systemImageName: $0) }
          ?? file.map { UIApplicationShortcutIcon(templateImageName: $0) },
        userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: any NSSecureCoding])
    }
  }
}
