import Foundation
import FoundationSupplement
import TestFiles
import Testing

@Suite("Localized strings")
struct LocalizationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(".bundle")
    try folder.write(
      #"""
      "Hello" = "Hello there";
      "%lld apples" = "%lld nice apples";
      "Hi %@, %lld%%" = "%2$lld%% for %1$@";
      "title" = "The title";
      """#, to: "en.lproj/Localizable.strings")
    try folder.write(#""Hello" = "Other";"#, to: "en.lproj/Other.strings")
    try folder.write(
      """
      <plist version="1.0"><dict><key>%lld trails</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>%lld trail</string><key>other</key><string>%lld trails</string></dict>
      </dict></dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
  }

  private func bundle() throws -> Bundle { try #require(Bundle(path: folder.path)) }

  @Test("keys are looked up, in the table that is asked for")
  func keys() throws {
    let bundle = try bundle()
    #expect(String(localized: "Hello", bundle: bundle) == "Hello there")
    #expect(String(localized: "Hello", table: "Other", bundle: bundle) == "Other")
    #expect(String(localized: "Nowhere", bundle: bundle) == "Nowhere")
    #expect(String(localized: "title", defaultValue: "Something", bundle: bundle) == "The title")
    #expect(String(localized: "none", defaultValue: "Something \(2)", bundle: bundle) == "Something 2")
  }

  @Test("values have their place in the translation")
  func values() throws {
    let bundle = try bundle()
    let (count, name) = (3, "Anna")
    #expect(String(localized: "\(count) apples", bundle: bundle) == "3 nice apples")
    #expect(String(localized: "Hi \(name), \(50)%", bundle: bundle) == "50% for Anna")
    #expect(String(localized: "\(name) has 100%", bundle: bundle) == "Anna has 100%")
    #expect(String(localized: "100%", bundle: bundle) == "100%")
    #expect(String(localized: "\(1.5, specifier: "%.2f") of \(true)", bundle: bundle) == "1.50 of true")
  }

  @Test("a number in the text chooses its form")
  func plurals() throws {
    let bundle = try bundle()
    #expect(
      [0, 1, 2].map { String(localized: "\($0) trails", bundle: bundle) } == ["0 trails", "1 trail", "2 trails"])
    let text = AttributedString(localized: "\(1) trails", bundle: bundle)
    #expect(String(text.characters) == "1 trail")
  }

  @Test("a translation with other conversions than the key's shows the values as they are")
  func otherConversions() throws {
    try folder.write(#""%@ of %lld" = "%2$@ and %1$lld, %3$@";"#, to: "en.lproj/Wrong.strings")
    let (name, count) = ("Anna", 3)
    #expect(String(localized: "\(name) of \(count)", table: "Wrong", bundle: try bundle()) == "3 and Anna, ")
  }

  @Test("resources are looked up when they are used")
  func resources() throws {
    let url = try bundle().bundleURL
    let resource = LocalizedStringResource("Hello", bundle: .atURL(url))
    #expect(String(localized: resource) == "Hello there" && resource.key == "Hello")
    let literal: LocalizedStringResource = "Nothing \(2)"
    #expect(String(localized: literal) == "Nothing 2")
    #expect(String(AttributedString(localized: "Plain").characters) == "Plain")
  }
}
