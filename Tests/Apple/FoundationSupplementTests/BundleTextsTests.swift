import Foundation
import TestFiles
import Testing

@_spi(Host) @testable import FoundationSupplement

@Suite("Texts of a bundle in the user's language")
struct BundleTextsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(".bundle")
    try folder.write(#""hi" = "Hello"; "only" = "English only"; "empty" = "";"#, to: "en.lproj/Localizable.strings")
    try folder.write(#""hi" = "Hallo";"#, to: "de.lproj/Localizable.strings")
    try folder.write(#""hi" = "Oi";"#, to: "pt-BR.lproj/Localizable.strings")
    try folder.write(#""root" = "Anywhere";"#, to: "Fixed.strings")
    try folder.write(
      """
      <plist version="1.0"><dict><key>%lld ships</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld Schiff</string><key>other</key><string>%lld Schiffe</string></dict></dict></dict></plist>
      """, to: "de.lproj/Localizable.stringsdict")
    try folder.write("picture", to: "de.lproj/Pictures/a.png")
    try folder.write("picture", to: "en.lproj/Pictures/a.png")
  }

  private func text(_ key: String, _ language: String, value: String? = nil, table: String? = nil) throws -> String {
    let bundle = try #require(Bundle(path: folder.path))
    return BundleTexts.text(forKey: key, value: value, table: table, in: bundle, preferences: [language])
  }

  @Test("a text is the language's, then the development region's, then the value or the key")
  func order() throws {
    #expect(try text("hi", "de-DE") == "Hallo")
    #expect(try text("hi", "pt-PT") == "Oi")
    #expect(try text("hi", "ja-JP") == "Hello")
    #expect(try text("only", "de-DE") == "English only")
    #expect(try text("none", "de-DE") == "none")
    #expect(try text("none", "de-DE", value: "value") == "value")
    #expect(try text("none", "de-DE", value: "") == "none")
    #expect(try text("empty", "en-US").isEmpty)
    #expect(try text("root", "de-DE", table: "Fixed") == "Anywhere")
    #expect(try text("hi", "de-DE", table: "") == "Hallo")
  }

  @Test("plural forms are found by the format that a lookup gives back")
  func plurals() throws {
    let format = try text("%lld ships", "de-DE")
    #expect(LocalizedFormat.text(format, locale: nil, arguments: [1]) == "1 Schiff")
    #expect(LocalizedFormat.text(format, locale: nil, arguments: [2]) == "2 Schiffe")
  }

  @Test("a bundle that is a language's folder has the texts of it")
  func folderOfALanguage() throws {
    let bundle = try #require(Bundle(path: folder.path + "/de.lproj"))
    #expect(BundleTexts.text(forKey: "hi", value: nil, table: nil, in: bundle, preferences: ["en-US"]) == "Hallo")
    let format = BundleTexts.text(forKey: "%lld ships", value: nil, table: nil, in: bundle, preferences: ["en-US"])
    #expect(LocalizedFormat.text(format, locale: nil, arguments: [1]) == "1 Schiff")
  }

  @Test("a localized value of a string is looked up in the locale of its resource")
  func resources() throws {
    let url = try #require(Bundle(path: folder.path)).bundleURL
    let resource = LocalizedStringResource("hi", locale: Locale(identifier: "de_DE"), bundle: .atURL(url))
    #expect(String(localized: resource) == "Hallo")
    let count = 1
    let ships = LocalizedStringResource("\(count) ships", locale: Locale(identifier: "de_AT"), bundle: .atURL(url))
    #expect(String(localized: ships) == "1 Schiff")
  }
}
