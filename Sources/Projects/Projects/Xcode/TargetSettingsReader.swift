import Foundation
import XcodeProjects

/// A reader that converts evaluated build settings into settings for compiling a target here.
enum TargetSettingsReader {
  static func settings(_ values: BuildSettings, developmentRegion: String) -> TargetSettings {
    var result = TargetSettings()
    if let version = values.text("SWIFT_VERSION") { result.swiftVersion = SwiftFlags.version(version) }
    result.defaultIsolationIsMainActor = values.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    result.strictConcurrency = values.text("SWIFT_STRICT_CONCURRENCY")
    for name in values.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") where !result.conditions.contains(name) {
      result.conditions.append(name)
    }
    result.upcomingFeatures = upcomingFeatures(values)
    SwiftFlags.apply(values.list("OTHER_SWIFT_FLAGS"), to: &result)
    result.deploymentTarget = values.text("IPHONEOS_DEPLOYMENT_TARGET")
    result.bundleIdentifier = values.text("PRODUCT_BUNDLE_IDENTIFIER")
    result.productName = values.text("PRODUCT_NAME")
    result.sdkVersion = values.text("SDKROOT").flatMap { name in
      let version = name.drop { !$0.isNumber }
      return name.hasPrefix("iphone") && !version.isEmpty ? String(version) : nil
    }
    result.accentColorName = values.text("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
    result.appIconName = values.text("ASSETCATALOG_COMPILER_APPICON_NAME")
    result.generatesAssetSymbols = values.flag("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") ?? true
    result.generatesStringSymbols = values.flag("STRING_CATALOG_GENERATE_SYMBOLS") ?? false
    result.generatesAssetSymbolExtensions =
      values.flag("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? false
    result.developmentRegion = developmentRegion
    return result
  }

  private static func upcomingFeatures(_ values: BuildSettings) -> [String] {
    var result: [String] = []
    let isApproachable = values.flag("SWIFT_APPROACHABLE_CONCURRENCY") ?? false
    for (setting, feature, isPartOfApproachable) in features {
      if values.flag("SWIFT_UPCOMING_FEATURE_\(setting)") ?? (isApproachable && isPartOfApproachable) {
        result.append(feature)
      }
    }
    return result
  }

  /// The settings `SWIFT_UPCOMING_FEATURE_…`, the compiler's names of the features, and whether
  /// `SWIFT_APPROACHABLE_CONCURRENCY` enables them too.
  ///
  /// - Source: developer.apple.com/documentation/xcode/build-settings-reference, “Swift Compiler - Upcoming Features”
  private static let features: [(setting: String, feature: String, isPartOfApproachable: Bool)] = [
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile", false),
    ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures", false),
    ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain", false),
    ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations", false),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference", true),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues", false),
    ("GLOBAL_CONCURRENCY", "GlobalConcurrency", false),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures", true),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials", false),
    ("REGION_BASED_ISOLATION", "RegionBasedIsolation", false),
    ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation", false),
    ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity", false),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability", true),
    ("BARE_SLASH_REGEX", "BareSlashRegexLiterals", false),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault", false),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility", false),
    ("EXISTENTIAL_ANY", "ExistentialAny", false),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", true),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", true),
  ]
}
