import Foundation
import XcodeProjects

/// What a target's build settings say, as far as compiling and running it here needs them. Variables are expanded.
package struct TargetSettings: Sendable {
  /// `4`, `4.2`, `5`, `6`. Xcode's default for a project that says nothing is 5.
  package var swiftVersion = "5"
  /// `SWIFT_DEFAULT_ACTOR_ISOLATION`, `.defaultIsolation(MainActor.self)`.
  package var defaultIsolationIsMainActor = false
  /// `SWIFT_STRICT_CONCURRENCY`: `minimal`, `targeted`, `complete`, or nil.
  package var strictConcurrency: String?
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `-D` flags, in their order.
  package var conditions: [String] = []
  package var upcomingFeatures: [String] = []
  package var experimentalFeatures: [String] = []
  /// `OTHER_SWIFT_FLAGS` and a package's `unsafeFlags` that are not said above. Not passed on without being looked at.
  package var otherFlags: [String] = []
  /// The oldest iOS that it runs on, `15.0`; nil where the project does not say.
  package var deploymentTarget: String?
  package var bundleIdentifier: String?
  package var productName: String?
  /// The merged Info.plist: the file's, with `INFOPLIST_KEY_…` settings and variables expanded. Values are those of property lists.
  package var infoPlist: [String: PropertyListValue] = [:]
  package var infoPlistFile: URL?
  /// `SDKROOT` with a version, where one is named.
  package var sdkVersion: String?
  /// Names of the catalog's sets for the accent color and the app icon.
  package var accentColorName: String?
  package var appIconName: String?
  /// Whether names of catalogs' images and colors are declared: `ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS` (Xcode 15: on).
  package var generatesAssetSymbols = true
  /// Whether keys of string catalogs that the author entered have symbols.
  package var generatesStringSymbols = false
  /// Whether `UIImage` and `UIColor` have them as members too:
  /// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS` (off
  /// unless a project turns it on, as those that Xcode 15 and later made do).
  package var generatesAssetSymbolExtensions = false
  package var developmentRegion = "en"

  /// What `package` declarations are visible to: the identity of the package that the target belongs to.
  package var packageName: String?

  package init() {}
}

/// A value of a property list.
package typealias PropertyListValue = XcodeProjects.PropertyListValue
