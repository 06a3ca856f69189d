import XcodeProjects

/// The merged Info.plist of a target: its file with expanded variables, and the keys of build settings.
///
/// - Source: developer.apple.com/documentation/xcode/build-settings-reference, `GENERATE_INFOPLIST_FILE` and
///   `INFOPLIST_KEY_…`
enum InfoPlistMerging {
  static func merged(
    file: [String: PropertyListValue], settings: BuildSettings, isApp: Bool
  ) -> [String: PropertyListValue] {
    var result = file.mapValues { expanded($0, settings) }
    guard settings.flag("GENERATE_INFOPLIST_FILE") == true else { return result }
    for (key, value) in generated(settings, isApp: isApp) {
      // Generated values override those of the file, except for additional keys of dictionaries.
      if case .dictionary(let more)? = result[key], case .dictionary(let less) = value {
        result[key] = .dictionary(less.merging(more) { $1 })
      } else {
        result[key] = value
      }
    }
    return result
  }

  /// Returns a value with expanded variables. The depth of the recursion is limited by the reader of property lists.
  private static func expanded(_ value: PropertyListValue, _ settings: BuildSettings) -> PropertyListValue {
    switch value {
    case .string(let text): .string(settings.expanded(text))
    case .array(let values): .array(values.map { expanded($0, settings) })
    case .dictionary(let values): .dictionary(values.mapValues { expanded($0, settings) })
    default: value
    }
  }

  private static func generated(_ settings: BuildSettings, isApp: Bool) -> [String: PropertyListValue] {
    var result: [String: PropertyListValue] = ["CFBundleInfoDictionaryVersion": .string("6.0")]
    for (key, setting) in namedKeys {
      if let value = settings.text(setting) { result[key] = .string(value) }
    }
    if isApp { result["LSRequiresIPhoneOS"] = .boolean(true) }
    for name in settings.names where name.hasPrefix(prefix) {
      let key = key(of: String(name.dropFirst(prefix.count)))
      if key.hasSuffix("UsageDescription") || textKeys.contains(key) {
        if let value = settings.text(name) { result[key] = .string(value) }
      } else if listKeys.contains(key) {
        let values = settings.list(name)
        if !values.isEmpty { result[key] = .array(values.map { .string($0) }) }
      } else if truthKeys.contains(key) {
        if let value = settings.flag(name) { result[key] = .boolean(value) }
      }
    }
    if settings.flag("\(prefix)UILaunchScreen_Generation") == true { result["UILaunchScreen"] = .dictionary([:]) }
    if settings.flag("\(prefix)UIApplicationSceneManifest_Generation") == true {
      result["UIApplicationSceneManifest"] = .dictionary([
        "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
      ])
    }
    return result
  }

  private static let prefix = "INFOPLIST_KEY_"

  /// Returns the key for a setting. A device-specific key is `…_iPhone` as a setting and `…~iphone` in the file.
  private static func key(of name: String) -> String {
    if name.hasSuffix("_iPhone") { return "\(name.dropLast(7))~iphone" }
    return name.hasSuffix("_iPad") ? "\(name.dropLast(5))~ipad" : name
  }

  private static let namedKeys = [
    ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
    ("CFBundleVersion", "CURRENT_PROJECT_VERSION"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
  ]

  // The keys that Xcode reads from build settings. Other keys have no effect in Xcode, and none here.
  private static let textKeys: Set<String> = [
    "CFBundleDisplayName", "LSApplicationCategoryType", "NSHumanReadableCopyright", "NSPrincipalClass",
    "ITSEncryptionExportComplianceCode", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIUserInterfaceStyle",
    "UIStatusBarStyle", "NSSensorKitPrivacyPolicyURL",
  ]
  private static let listKeys: Set<String> = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone",
  ]
  private static let truthKeys: Set<String> = [
    "ITSAppUsesNonExemptEncryption", "LSSupportsOpeningDocumentsInPlace", "NSSupportsLiveActivities",
    "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen",
    "UIStatusBarHidden", "UISupportsDocumentBrowser", "MetalCaptureEnabled", "GCSupportsControllerUserInteraction",
    "GCSupportsGameMode",
  ]
}
