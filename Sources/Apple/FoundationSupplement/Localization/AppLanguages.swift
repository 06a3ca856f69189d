import Foundation

/// The choice of a language from those of a bundle, as on iOS.
///
/// CoreFoundation on Linux doesn't know the user's language and only searches `en.lproj`.
///
/// - Source: developer.apple.com/library/archive/qa/qa1828
@_spi(Host) public enum AppLanguages {
  /// Returns the localizations of the first of the user's languages with some, the closest one first.
  ///
  /// - Parameters:
  ///   - localizations: The names of folders without `.lproj`, and without `Base`.
  ///   - preferences: The user's languages, the preferred one first.
  ///   - developmentRegion: The default if none of the user's languages is available.
  /// - Returns: The localizations, at least one unless there are none.
  public static func chosen(from localizations: [String], for preferences: [String], developmentRegion: String)
    -> [String]
  {
    let offered = localizations.map { (name: $0, tag: LanguageTag($0)) }
    for preference in preferences {
      let wanted = LanguageTag(preference)
      let close = offered.compactMap { one in one.tag.closeness(to: wanted).map { (one.name, $0) } }
      guard let best = close.max(by: { $0.1 == $1.1 ? $0.0 > $1.0 : $0.1 < $1.1 }) else { continue }
      // A text that is missing in `pt-BR` is looked up in `pt`, but not in another region.
      let general = close.filter { $0.0 != best.0 && $0.1 >= LanguageTag.general && $0.1 < best.1 }
      return [best.0] + general.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }.map(\.0)
    }
    let region = LanguageTag(developmentRegion)
    let own = offered.first { $0.tag == region } ?? offered.first { $0.tag.closeness(to: region) != nil }
    return (own?.name ?? localizations.min()).map { [$0] } ?? []
  }
}

/// A language in the notation of folders and settings: `pt-BR`, `zh_TW`, `zh-Hans`, `English`.
struct LanguageTag: Hashable {
  let language: String
  /// The script, which `zh-TW` implies.
  let script: String?
  let region: String?

  /// The closeness from which a folder is for all regions of the language, or for regions similar to the user's.
  static let general = 2

  init(_ name: String) {
    let known = Self.formerNames[name] ?? name
    // A component of one letter begins an extension: `de-u-ca-buddhist`.
    let parts = known.prefix { $0 != "@" && $0 != "." }.replacing("_", with: "-").split(separator: "-")
      .prefix { $0.count > 1 }.map(String.init)
    let first = parts.first?.lowercased() ?? ""
    language = Self.sameLanguages[first] ?? first
    region =
      parts.dropFirst().first {
        $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
      }?.uppercased()
    let written = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }?.capitalized
    // Other languages have one script in all regions, or specify it.
    switch language {
    case "zh": script = written ?? (["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans")
    case "sr": script = written ?? (region == "ME" ? "Latn" : "Cyrl")
    case "pa": script = written ?? (region == "PK" ? "Arab" : "Guru")
    case "uz": script = written ?? (region == "AF" ? "Arab" : "Latn")
    case "az": script = written ?? (region == "IR" ? "Arab" : "Latn")
    default: script = written
    }
  }

  /// Returns the closeness to a language of the user: 4 for the same, `nil` for another language.
  func closeness(to wanted: LanguageTag) -> Int? {
    guard language == wanted.language, script == nil || wanted.script == nil || script == wanted.script else {
      return nil
    }
    if region == wanted.region { return 4 }
    if let region, let wanted = wanted.region { return Self.parent(of: wanted, in: language) == region ? 3 : 1 }
    return region == nil ? Self.general : 1
  }

  /// Returns the region whose language is used in another one: `419` for the Spanish of Mexico.
  ///
  /// - Source: CLDR, parentLocales
  private static func parent(of region: String, in language: String) -> String? {
    switch language {
    case "es": region == "ES" ? nil : "419"
    case "pt": region == "BR" ? nil : "PT"
    case "en": ["US", "CA", "PH", "PR"].contains(region) ? nil : "GB"
    case "zh": region == "MO" ? "HK" : nil
    default: nil
    }
  }

  /// The names of folders from before language codes.
  private static let formerNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es", "Japanese": "ja", "Dutch": "nl",
  ]

  /// The codes of the same language.
  private static let sameLanguages = ["no": "nb", "iw": "he", "in": "id", "tl": "fil", "ji": "yi", "mo": "ro"]
}
