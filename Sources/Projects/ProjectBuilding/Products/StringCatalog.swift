import Foundation
import Projects
import ToolSupport

/// A converter from string catalogs (`.xcstrings`, JSON) to the `.strings` and `.stringsdict` files that Foundation
/// reads. Xcode performs the same conversion when it builds.
///
/// - Source: developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
enum StringCatalog {
  /// Writes the tables of every language to `bundle/<language>.lproj`.
  ///
  /// - Returns: Diagnostics for catalogs that could not be read.
  static func write(_ file: URL, into bundle: URL) throws -> [Diagnostic] {
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
    } catch {
      return [Diagnostic(.warning, "cannot read the string catalog: \(explanation(of: error))", file: file)]
    }
    let table = file.deletingPathExtension().lastPathComponent
    var texts: [String: [String: String]] = [:]
    var plurals: [String: [String: Any]] = [:]
    for (key, entry) in catalog.strings {
      // A key without a text in the source language is its own text.
      if entry.localizations?[catalog.sourceLanguage] == nil { texts[catalog.sourceLanguage, default: [:]][key] = key }
      for (language, localization) in entry.localizations ?? [:] {
        let variant = localization.forPhones
        if let substitutions = localization.substitutions, let text = variant.stringUnit?.value {
          plurals[language, default: [:]][key] = substitutionEntry(text, substitutions)
        } else if let text = variant.stringUnit?.value {
          texts[language, default: [:]][key] = text
        } else if let forms = variant.variations?.plural {
          plurals[language, default: [:]][key] = pluralEntry(forms.compactMapValues(\.forPhones.stringUnit?.value), key)
        }
      }
    }
    var diagnostics: [Diagnostic] = []
    for language in Set(texts.keys).union(plurals.keys).sorted() {
      guard AppBundle.isLanguage(language) else {
        diagnostics.append(Diagnostic(.warning, "“\(language)” is not a language; ignoring it", file: file))
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

  /// Returns a stringsdict entry for a text with one number that determines its plural form.
  ///
  /// The number need not be the first argument, and a form may omit it. The form `other` or the key determines its
  /// position.
  private static func pluralEntry(_ forms: [String: String], _ key: String) -> [String: Any] {
    let found = [forms["other"], key].lazy.compactMap { $0 }.compactMap { text in
      PositionedFormat(text).specifiers.first { $0.isNumber }
    }.first
    let place = found?.position ?? 1
    var value: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": found?.type ?? "lld",
    ]
    // Without positions, the first conversion of a form takes the form's own number.
    for (form, text) in forms { value[form] = place == 1 ? text : PositionedFormat(text).text }
    return ["NSStringLocalizedFormatKey": place == 1 ? "%#@value@" : "%\(place)$#@value@", "value": value]
  }

  /// Returns a stringsdict entry for a text in which several numbers determine plural forms. Catalogs number the
  /// arguments separately from the text.
  private static func substitutionEntry(_ text: String, _ substitutions: [String: Substitution]) -> [String: Any] {
    let positions = substitutions.compactMapValues(\.argNum)
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": PositionedFormat(text, positions: positions).text]
    for (name, substitution) in substitutions {
      let type = substitution.formatSpecifier ?? "lld"
      var value: [String: Any] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
      ]
      let argument = substitution.argNum.map { "%\($0)$\(type)" } ?? "%\(type)"
      let variations = (substitution.variations?.device).flatMap(\.forPhones)?.variations ?? substitution.variations
      for (form, unit) in variations?.plural ?? [:] {
        guard let text = unit.forPhones.stringUnit?.value.replacing("%arg", with: argument) else { continue }
        value[form] = positions.isEmpty ? text : PositionedFormat(text, positions: positions, isInner: true).text
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

  /// A text, or texts by plural form, or either of them by device.
  fileprivate struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The localization for phones.
    var forPhones: Localization { variations?.device?.forPhones ?? self }
  }

  fileprivate struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  fileprivate struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  fileprivate struct Unit: Decodable {
    var value: String
  }
}

extension [String: StringCatalog.Localization] {
  /// The variation by device that applies to phones.
  fileprivate var forPhones: StringCatalog.Localization? {
    self["iphone"] ?? self["other"] ?? sorted { $0.key < $1.key }.first?.value
  }
}
