import Foundation
import Projects
import ToolSupport

/// Turns a string catalog (`.xcstrings`, JSON) into the `.strings` and `.stringsdict` files that Foundation reads, as Xcode does when it
/// builds.
///
/// - Source: developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
enum StringCatalog {
  /// Writes the tables of every language into `bundle/<language>.lproj`.
  ///
  /// - Returns: what could not be read.
  static func write(_ file: URL, into bundle: URL) throws -> [Diagnostic] {
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
    } catch {
      return [Diagnostic(.warning, "the string catalog can't be read: \(explanation(of: error))", file: file)]
    }
    let table = file.deletingPathExtension().lastPathComponent
    var texts: [String: [String: String]] = [:]
    var plurals: [String: [String: Any]] = [:]
    for (key, entry) in catalog.strings {
      // What has no text of its own in the source language is its own text.
      if entry.localizations?[catalog.sourceLanguage] == nil { texts[catalog.sourceLanguage, default: [:]][key] = key }
      for (language, localization) in entry.localizations ?? [:] {
        if let text = localization.stringUnit?.value {
          texts[language, default: [:]][key] = text
        } else if let forms = localization.variations?.plural {
          plurals[language, default: [:]][key] = pluralEntry(forms.compactMapValues { $0.stringUnit?.value })
        } else if let forms = localization.variations?.device,
          let text = (forms["iphone"] ?? forms["other"] ?? forms.values.first)?.stringUnit?.value
        {
          texts[language, default: [:]][key] = text
        }
        if let substitutions = localization.substitutions, let text = localization.stringUnit?.value {
          plurals[language, default: [:]][key] = substitutionEntry(text, substitutions)
          texts[language]?[key] = nil
        }
      }
    }
    var diagnostics: [Diagnostic] = []
    for language in Set(texts.keys).union(plurals.keys).sorted() {
      guard AppBundle.isLanguage(language) else {
        diagnostics.append(Diagnostic(.warning, "“\(language)” is no language; it is left out", file: file))
        continue
      }
      let folder = bundle.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (content, suffix) in [(texts[language] as [String: Any]?, "strings"), (plurals[language], "stringsdict")] {
        guard let content else { continue }
        let data = try PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0)
        let place = folder.appending(path: "\(table).\(suffix)")
        try? FileManager.default.removeItem(at: place)
        try data.write(to: place, options: .atomic)
      }
    }
    return diagnostics
  }

  /// A stringsdict entry for a text whose one number decides its form.
  private static func pluralEntry(_ forms: [String: String]) -> [String: Any] {
    var value: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
    ]
    for (form, text) in forms { value[form] = text }
    return ["NSStringLocalizedFormatKey": "%#@value@", "value": value]
  }

  private static func substitutionEntry(_ text: String, _ substitutions: [String: Substitution]) -> [String: Any] {
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": text]
    for (name, substitution) in substitutions {
      var value: [String: Any] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": substitution.formatSpecifier ?? "lld",
      ]
      for (form, unit) in substitution.variations?.plural ?? [:] {
        value[form] = unit.stringUnit?.value.replacing("%arg", with: "%\(substitution.formatSpecifier ?? "lld")")
      }
      entry[name] = value
    }
    return entry
  }

  private static func explanation(of error: any Error) -> String {
    if case DecodingError.dataCorrupted(let context) = error { return context.debugDescription }
    return (error as NSError).localizedDescription
  }

  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  private struct Substitution: Decodable {
    var formatSpecifier: String?
    var variations: Variations?
  }

  private struct Variations: Decodable {
    var plural: [String: Form]?
    var device: [String: Form]?
  }

  private struct Form: Decodable {
    var stringUnit: Unit?
  }

  private struct Unit: Decodable {
    var value: String
  }
}
