import Foundation

/// Chooses among the languages that a bundle has, as iOS does.
///
/// CoreFoundation on Linux reads no language of the user, and looks in `en.lproj` alone.
///
/// - Source: developer.apple.com/library/archive/qa/qa1828
@_spi(Host) public enum AppLanguages {
  /// Returns the localizations that stand for the first of the user's languages that has any, the closest first.
  ///
  /// - Parameters:
  ///   - localizations: names of folders without `.lproj`, `Base` left out.
  ///   - preferences: the user's languages, the dearest first.
  ///   - developmentRegion: what is taken where no language of the user is there.
  /// - Returns: one localization or more; none where there are none.
  public static func chosen(from localizations: [String], for preferences: [String], developmentRegion: String)
    -> [String]
  {
    let offered = localizations.map { (name: $0, tag: LanguageTag($0)) }
    for preference in preferences {
      let wanted = LanguageTag(preference)
      let close = offered.compactMap { one in one.tag.closeness(to: wanted).map { (one.name, $0) } }
      guard let best = close.max(by: { $0.1 == $1.1 ? $0.0 > $1.0 : $0.1 < $1.1 }) else { continue }
      // A text that is missing in `pt-BR` is looked up in `pt`, and not in the folder of another region.
      let general = close.filter { $0.0 != best.0 && $0.1 >= LanguageTag.general && $0.1 < best.1 }
      return [best.0] + general.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }.map(\.0)
    }
    let region = LanguageTag(developmentRegion)
    let own = offered.first { $0.tag == region } ?? offered.first { $0.tag.closeness(to: region) != nil }
    return (own?.name ?? localizations.min()).map { [$0] } ?? []
  }
}

/// A language as folders and settings name it: `pt-BR`, `zh_TW`, `zh-Hans`, `English`.
struct LanguageTag: Hashable {
  let language: String
  /// The script that it is written in, which `zh-TW` implies.
  let script: String?
  let region: String?

  /// From this closeness on, a folder is for all regions of the language, or for those near the user's.
  static let general = 2

  init(_ name: String) {
    let known = Self.formerNames[name] ?? name
    // A part of one letter begins what is no language any more: `de-u-ca-buddhist`.
    let parts = known.prefix { $0 != "@" && $0 != "." }.replacing("_", with: "-").split(separator: "-")
      .prefix { $0.count > 1 }.map(String.init)
    let first = parts.first?.lowercased() ?? ""
    language = Self.sameLanguages[first] ?? first
    region =
      parts.dropFirst().first {
        $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
      }?.uppercased()
    let written = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }?.capitalized
    // Other languages have one script in all regions, or say it.
    switch language {
    case "zh": script = written ?? (["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans")
    case "sr": script = written ?? (region == "ME" ? "Latn" : "Cyrl")
    case "pa": script = written ?? (region == "PK" ? "Arab" : "Guru")
    case "uz": script = written ?? (region == "AF" ? "Arab" : "Latn")
    case "az": script = written ?? (region == "IR" ? "Arab" : "Latn")
    default: script = written
    }
  }

  /// How near it is to what a user wants: 4 for the same, nil for another language.
  func closeness(to wanted: LanguageTag) -> Int? {
    guard language == wanted.language, script == nil || wanted.script == nil || script == wanted.script else {
      return nil
    }
    if region == wanted.region { return 4 }
    if let region, let wanted = wanted.region { return Self.parent(of: wanted, in: language) == region ? 3 : 1 }
    return region == nil ? Self.general : 1
  }

  /// Returns the region whose language those of another one read: `419` for Mexico's Spanish.
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

  /// Names of folders from before languages had codes.
  private static let formerNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es", "Japanese": "ja", "Dutch": "nl",
  ]

  /// Codes that mean the same language.
  private static let sameLanguages = ["no": "nb", "iw": "he", "in": "id", "tl": "fil", "ji": "yi", "mo": "ro"]
}
