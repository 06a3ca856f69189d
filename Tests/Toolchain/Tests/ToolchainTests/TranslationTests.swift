import Foundation
import Testing

/// An app is displayed in the language of `VIEWCODE_LOCALE`, and its numbers select the forms of its texts.
@Suite struct TranslationTests {
  /// Returns the texts of a preview's labels, one for each line.
  private func texts(_ place: Folder, _ locale: String) throws -> String {
    let run = try Viewcode("layout", ".", "Texts", in: place.url, environment: ["VIEWCODE_LOCALE": locale])
    #expect(run.status == 0, "\(run.output)\n\(run.errors)")
    return run.output
  }

  private func write(_ expressions: [String], to place: Folder) throws {
    let labels = expressions.map { "label(\($0))" }.joined(separator: ", ")
    try place.write(
      """
      import SwiftUI
      import UIKit

      @MainActor func label(_ text: String?) -> UIView {
        let label = UILabel()
        label.text = "<\\(text ?? "nil")>"
        return label
      }

      #Preview("Texts") {
        let (one, two) = (1, 2)
        return UIStackView(arrangedSubviews: [\(labels)])
      }
      """, to: "Screens.swift")
  }

  @Test("texts and files are those of the user's language, or of the first language that there is")
  func languages() throws {
    let place = try Folder()
    for (language, text) in [("de", "Hallo"), ("fr", "Salut")] {
      try place.write("\"hi\" = \"\(text)\";", to: "\(language).lproj/Localizable.strings")
      try place.write("{}", to: "\(language).lproj/data.json")
    }
    try write(
      [
        "String(localized: \"hi\")", "NSLocalizedString(\"hi\", comment: \"\") + \"!\"",
        "Bundle.main.preferredLocalizations.joined()",
        "Bundle.main.url(forResource: \"data\", withExtension: \"json\")?.pathComponents.suffix(2).joined(separator: \"/\")",
      ], to: place)
    for (locale, language, text) in [("fr_CA", "fr", "Salut"), ("de_DE", "de", "Hallo"), ("", "de", "Hallo")] {
      let output = try texts(place, locale)
      for wanted in ["<\(text)>", "<\(text)!>", "<\(language)>", "<\(language).lproj/data.json>"] {
        #expect(output.contains(wanted), "\(locale): \(output)")
      }
    }
  }

  @Test("a catalog's plural forms are chosen by all ways to format a text")
  func plurals() throws {
    let place = try Folder()
    func unit(_ text: String) -> String { "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
    func plural(_ one: String, _ other: String) -> String {
      "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other))}}}"
    }
    try place.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld ships": {"localizations": {"en": \(plural("%lld ship", "%lld ships"))}},
        "%@ has %lld": {"localizations": {"en": \(plural("%@ has a boat", "%@ has %lld boats"))}}
      }}
      """, to: "Localizable.xcstrings")
    try write(
      [
        "String(localized: \"\\(one) ships\")", "String(localized: \"\\(two) ships\")",
        "String(format: NSLocalizedString(\"%lld ships\", comment: \"\") + \".\", one)",
        "String.localizedStringWithFormat(NSLocalizedString(\"%lld ships\", comment: \"\") + \"!\", one)",
        "String(format: NSLocalizedString(\"%@ has %lld\", comment: \"\"), \"Ana\", one)",
        "String(format: NSLocalizedString(\"%@ has %lld\", comment: \"\"), \"Ana\", two)",
      ], to: place)
    let output = try texts(place, "")
    for wanted in ["<1 ship>", "<2 ships>", "<1 ship.>", "<1 ship!>", "<Ana has a boat>", "<Ana has 2 boats>"] {
      #expect(output.contains(wanted), "\(wanted) in \(output)")
    }
  }

  @Test("SwiftUI's texts choose their forms, and another locale of the environment another translation")
  func swiftUI() throws {
    let place = try Folder()
    for (language, hi, one) in [("en", "Hello", "ship"), ("de", "Hallo", "Schiff")] {
      try place.write("\"hi\" = \"\(hi)\";", to: "\(language).lproj/Localizable.strings")
      try place.write(
        """
        <plist version="1.0"><dict><key>%lld ships</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>one</key><string>%lld \(one)</string><key>other</key><string>%lld</string></dict>
        </dict></dict></plist>
        """, to: "\(language).lproj/Localizable.stringsdict")
    }
    try place.write(
      """
      import SwiftUI

      struct Texts: View {
        var one = 1

        var body: some View {
          VStack {
            Text("hi")
            Text("\\(one) ships")
          }
        }
      }

      #Preview("Texts") {
        VStack {
          Texts()
          Texts().environment(\\.locale, Locale(identifier: "de"))
        }
      }
      """, to: "Screens.swift")
    let output = try texts(place, "")
    for wanted in ["Hello", "1 ship", "Hallo", "1 Schiff"] {
      #expect(output.contains(wanted), "\(wanted) in \(output)")
    }
  }
}
