import Foundation
import Synchronization

/// The languages of a bundle, and the folders in which localized files are found for a user.
@_spi(Host) public struct BundleLanguages: Sendable {
  /// The languages in which the bundle is displayed, the closest to the user's first. Never empty.
  public let preferred: [String]
  /// The folders of localized files in the order of the search: `pt-BR.lproj`, `pt.lproj`, then those of the
  /// development region.
  public let folders: [String]
  /// The language of the texts in `Base.lproj` and outside of folders.
  public let developmentRegion: String

  /// - Parameters:
  ///   - names: The contents of the bundle's resource folder.
  ///   - info: The bundle's Info.plist.
  init(names: [String], info: [String: Any], preferences: [String]) {
    let suffix = ".lproj"
    let found = names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    // A placeholder that a build didn't replace is ignored.
    let region = (info["CFBundleDevelopmentRegion"] as? String).flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
    developmentRegion = region ?? "en"
    var localizations = Set(found).subtracting(["Base", "mul"])
    localizations.formUnion(info["CFBundleLocalizations"] as? [String] ?? [])
    let development = LanguageTag(developmentRegion)
    if found.contains("Base"), !localizations.contains(where: { LanguageTag($0) == development }) {
      localizations.insert(developmentRegion)
    }
    let chosen = AppLanguages.chosen(
      from: localizations.sorted(), for: preferences, developmentRegion: developmentRegion)
    preferred = chosen.isEmpty ? [developmentRegion] : chosen
    let own = found.filter { LanguageTag($0) == development }.sorted()
    var folders: [String] = []
    for name in preferred + own + ["Base"] where found.contains(name) && !folders.contains(name + suffix) {
      folders.append(name + suffix)
    }
    self.folders = folders
  }

  /// Returns the languages of a bundle for the app's user, which are cached.
  public static func of(_ bundle: Bundle, preferences: [String] = Locale.preferredLanguages) -> BundleLanguages {
    let path = bundle.resourcePath ?? bundle.bundlePath
    let key = Key(path: path, preferences: preferences)
    if let known = known.withLock({ $0[key] }) { return known }
    let made = BundleLanguages(
      names: (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [], info: bundle.infoDictionary ?? [:],
      preferences: preferences)
    known.withLock { $0[key] = made }
    return made
  }

  /// Returns the path of a localized file in a bundle. Files directly in the resources take precedence and aren't
  /// localized.
  ///
  /// - Parameter subfolder: The folder within that of the language.
  public static func file(_ name: String, type: String?, in subfolder: String?, of bundle: Bundle) -> String? {
    guard !name.isEmpty, let resources = bundle.resourcePath else { return nil }
    let languages = of(bundle)
    guard !languages.folders.isEmpty else { return nil }
    let type = type ?? ""
    let ending = type.isEmpty ? "" : type.hasPrefix(".") ? type : ".\(type)"
    let end = [subfolder ?? "", name + ending].filter { !$0.isEmpty }.joined(separator: "/")
    let manager = FileManager.default
    guard !manager.fileExists(atPath: "\(resources)/\(end)") else { return nil }
    return languages.folders.lazy.map { "\(resources)/\($0)/\(end)" }.first { manager.fileExists(atPath: $0) }
  }

  /// Returns all localized files of a type, each in the closest language; of all types if it is `nil`.
  public static func files(type: String?, in subfolder: String?, of bundle: Bundle) -> [String] {
    guard let resources = bundle.resourcePath else { return [] }
    let type = (type ?? "").drop { $0 == "." }
    var names: Set<String> = []
    var result: [String] = []
    for language in of(bundle).folders {
      let folder = [resources, language, subfolder ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        guard type.isEmpty || name.hasSuffix(".\(type)"), names.insert(name).inserted else { continue }
        result.append("\(folder)/\(name)")
      }
    }
    return result
  }

  private struct Key: Hashable {
    let path: String
    let preferences: [String]
  }

  private static let known = Mutex<[Key: BundleLanguages]>([:])
}
