import Foundation
import XcodeProjects

/// A target's build settings, as far as they are needed for compiling and running it here. Variables are expanded.
package struct TargetSettings: Sendable {
  /// The version, such as `4`, `4.2`, `5` or `6`. Default: 5, which is Xcode's default for a project without the
  /// setting.
  package var swiftVersion = "5"
  /// Whether the default isolation is the main actor (`SWIFT_DEFAULT_ACTOR_ISOLATION`,
  /// `.defaultIsolation(MainActor.self)`).
  package var defaultIsolationIsMainActor = false
  /// The value of `SWIFT_STRICT_CONCURRENCY`: `minimal`, `targeted`, `complete`, or nil.
  package var strictConcurrency: String?
  /// The values of `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `-D` flags, in their order.
  package var conditions: [String] = []
  package var upcomingFeatures: [String] = []
  package var experimentalFeatures: [String] = []
  /// The `OTHER_SWIFT_FLAGS` and the `unsafeFlags` of a package that no other property represents. They are checked
  /// before they are passed to the compiler.
  package var otherFlags: [String] = []
  /// The oldest version of iOS that the target runs on, such as `15.0`, or nil if the project states none.
  package var deploymentTarget: String?
  package var bundleIdentifier: String?
  package var productName: String?
  /// The merged Info.plist: the contents of the file with `INFOPLIST_KEY_…` settings, and with expanded variables.
  package var infoPlist: [String: PropertyListValue] = [:]
  package var infoPlistFile: URL?
  /// The `SDKROOT` with a version, if it has one.
  package var sdkVersion: String?
  /// The name of the catalog's set for the accent color.
  package var accentColorName: String?
  /// The name of the catalog's set for the app icon.
  package var appIconName: String?
  /// Whether the names of images and colors in catalogs are declared (`ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS`).
  /// Xcode 15 enables this by default.
  package var generatesAssetSymbols = true
  /// Whether symbols are declared for keys of string catalogs that the author entered.
  package var generatesStringSymbols = false
  /// Whether the names are also members of `UIImage` and `UIColor`
  /// (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`). This is off by default, and projects that Xcode
  /// 15 and later created enable it.
  package var generatesAssetSymbolExtensions = false
  package var developmentRegion = "en"

  /// The identity of the package that the target belongs to, which determines the visibility of `package` declarations.
  package var packageName: String?

  package init() {}
}

/// A value of a property list.
package typealias PropertyListValue = XcodeProjects.PropertyListValue
