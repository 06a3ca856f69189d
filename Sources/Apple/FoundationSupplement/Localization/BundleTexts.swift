import Foundation
import Synchronization

/// The lookup of texts in a bundle's tables, in the language that iOS would choose.
@_spi(Host) public enum BundleTexts {
  /// Returns the text of a key in the user's language or else in the development region; otherwise, the value or the
  /// key.
  ///
  /// A text with plural forms is returned as a format that ``LocalizedFormat`` detects.
  ///
  /// - Parameters:
  ///   - table: The table; `nil` or empty for "Localizable".
  ///   - preferences: The user's languages, the preferred one first.
  public static func text(
    forKey key: String, value: String?, table: String?, in bundle: Bundle,
    preferences: [String] = Locale.preferredLanguages
  ) -> String {
    found(key, table: table, in: bundle, preferences: preferences) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Returns the text of a key; `nil` if no table contains it.
  static func found(_ key: String, table: String?, in bundle: Bundle, preferences: [String]) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return tables(name, in: bundle, preferences: preferences).lazy.compactMap { $0.text(for: key) }.first
  }

  /// Returns all texts of a table, in which those of the closest language take precedence.
  public static func all(of table: String, in bundle: Bundle) -> [String: String] {
    tables(table, in: bundle, preferences: Locale.preferredLanguages)
      .reduce(into: [:]) { all, table in all.merge(table.texts) { closer, _ in closer } }
  }

  private static func tables(_ name: String, in bundle: Bundle, preferences: [String]) -> [LocalizedTable] {
    let resources = bundle.resourcePath ?? bundle.bundlePath
    let languages = BundleLanguages.of(bundle, preferences: preferences)
    // A file that isn't localized takes precedence. A bundle may be the folder of a language.
    let itself = resources.split(separator: "/").last.map(String.init) ?? ""
    let root = LocalizedTable.read(
      name, in: resources,
      language: itself.hasSuffix(".lproj")
        ? language(of: itself, languages) : languages.preferred.first ?? languages.developmentRegion)
    let localized = languages.folders.map {
      LocalizedTable.read(name, in: "\(resources)/\($0)", language: language(of: $0, languages))
    }
    return [root] + localized
  }

  private static func language(of folder: String, _ languages: BundleLanguages) -> String {
    let name = String(folder.dropLast(".lproj".count))
    return name == "Base" ? languages.developmentRegion : name
  }
}

/// The table of texts in one language: a `.strings` file and a `.stringsdict` file, which takes precedence.
struct LocalizedTable: Sendable {
  let texts: [String: String]
  let plurals: [String: PluralText]

  func text(for key: String) -> String? { plurals[key]?.marked ?? texts[key] }

  /// Returns a table, which is cached. A missing one is empty.
  static func read(_ name: String, in folder: String, language: String) -> LocalizedTable {
    let path = "\(folder)/\(name)"
    if let known = known.withLock({ $0[path] }) { return known }
    let texts = propertyList("\(path).strings").compactMapValues { $0 as? String }
    let plurals = propertyList("\(path).stringsdict").compactMapValues { entry in
      (entry as? [String: Any]).flatMap { PluralText(entry: $0, language: language) }
    }
    // Two threads may have read it. The plural texts of the first one remain registered.
    return known.withLock { known in
      if let other = known[path] { return other }
      let table = LocalizedTable(texts: texts, plurals: plurals.mapValues { $0.registered() })
      known[path] = table
      return table
    }
  }

  private static func propertyList(_ path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  private static let known = Mutex<[String: LocalizedTable]>([:])
}
