import Foundation
import Projects
import TestFiles
import Testing

@testable import ProjectBuilding

@Suite struct AppBundleTests {
  @Test func resourcesLieWhereABundleLooksForThem() throws {
    let folder = try TemporaryFolder()
    var target = Target(name: "App", moduleName: "App", kind: .app)
    target.resources = [
      Resource(file: try folder.write("x", to: "Main.storyboard")),
      Resource(file: try folder.write("\"a\" = \"b\";", to: "de/Localizable.strings"), localization: "de"),
      Resource(file: try folder.write("{}", to: "A/Assets.xcassets/Contents.json").deletingLastPathComponent()),
      Resource(file: try folder.write("{}", to: "B/Assets.xcassets/Contents.json").deletingLastPathComponent()),
    ]
    let bundle = AppBundle(named: "App", in: folder.url.appending(path: "products"))
    #expect(try bundle.assemble([target], infoPlist: ["CFBundleIdentifier": .string("org.example")]).isEmpty)
    let paths = [
      "Main.storyboard", "de.lproj/Localizable.strings", "Assets.xcassets/Contents.json",
      "Assets-2.xcassets/Contents.json",
    ]
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: bundle.folder.appending(path: path).path), "\(path)")
    }
    let info = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: bundle.folder.appending(path: "Info.plist")), format: nil)
    #expect((info as? [String: Any])?["CFBundleIdentifier"] as? String == "org.example")
    #expect((info as? [String: Any])?["CFBundleExecutable"] as? String == "App")

    // A file that is no longer a resource is removed, and the author's file stays.
    target.resources.removeFirst()
    _ = try bundle.assemble([target], infoPlist: [:])
    #expect(!FileManager.default.fileExists(atPath: bundle.folder.appending(path: "Main.storyboard").path))
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "Main.storyboard").path))
  }

  @Test("a property list that is not there is empty in the app, until it is there")
  func missingPropertyList() throws {
    let folder = try TemporaryFolder()
    var target = Target(name: "App", moduleName: "App", kind: .app)
    target.resources = [Resource(file: folder.url.appending(path: "Keys.plist"))]
    let bundle = AppBundle(named: "App", in: folder.url.appending(path: "products"))
    for _ in 0..<2 {
      let diagnostics = try bundle.assemble([target], infoPlist: [:])
      #expect(diagnostics.map(\.severity) == [.warning])
      #expect(diagnostics.first?.text.hasPrefix("the property list does not exist") == true)
      let data = try Data(contentsOf: bundle.folder.appending(path: "Keys.plist"))
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect((list as? [String: Any])?.isEmpty == true)
    }
    try folder.write("<plist><dict><key>API</key><string>1</string></dict></plist>", to: "Keys.plist")
    #expect(try bundle.assemble([target], infoPlist: [:]).isEmpty)
    #expect(
      try String(contentsOf: bundle.folder.appending(path: "Keys.plist"), encoding: .utf8).contains("<key>API</key>"))
  }

  @Test func aResourceThatIsNotThereIsRemarked() throws {
    let folder = try TemporaryFolder()
    var target = Target(name: "App", moduleName: "App", kind: .app)
    target.resources = [Resource(file: folder.url.appending(path: "gone.png"))]
    let diagnostics = try AppBundle(named: "App", in: folder.url).assemble([target], infoPlist: [:])
    #expect(diagnostics.map(\.text) == ["the resource does not exist"])
  }

  @Test func aNameWithASlashStaysInTheProductsFolder() throws {
    let folder = try TemporaryFolder()
    let bundle = AppBundle(named: "../A", in: folder.url)
    #expect(bundle.folder.deletingLastPathComponent().path == folder.url.path)
  }

  @Test func aStringCatalogBecomesTablesOfItsLanguages() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld ships": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%lld ship"}},
          "other": {"stringUnit": {"state": "new", "value": "%lld ships"}}}}}}}
      }}
      """, to: "Localizable.xcstrings")
    #expect(try StringCatalog.write(catalog, into: folder.url).isEmpty)
    func table(_ path: String) throws -> NSDictionary {
      let data = try Data(contentsOf: folder.url.appending(path: path))
      return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary)
    }
    #expect(try table("en.lproj/Localizable.strings") == ["Hello": "Hello"])
    #expect(try table("de.lproj/Localizable.strings") == ["Hello": "Hallo"])
    let plural = try #require(try table("en.lproj/Localizable.stringsdict")["%lld ships"] as? NSDictionary)
    #expect(plural["NSStringLocalizedFormatKey"] as? String == "%#@value@")
    #expect((plural["value"] as? NSDictionary)?["one"] as? String == "%lld ship")
  }

  /// Returns the result of a catalog for one key, in English.
  private func pluralEntry(_ localization: String, key: String = "key") throws -> [String: Any] {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      #"{"sourceLanguage": "en", "strings": {"\#(key)": {"localizations": {"en": \#(localization)}}}}"#,
      to: "Localizable.xcstrings")
    #expect(try StringCatalog.write(catalog, into: folder.url).isEmpty)
    let data = try Data(contentsOf: folder.url.appending(path: "en.lproj/Localizable.stringsdict"))
    let table = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return try #require(table?[key] as? [String: Any])
  }

  private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

  @Test func theNumberOfAPluralNeedNotBeTheFirstArgument() throws {
    let entry = try pluralEntry(
      #"{"variations": {"plural": {"one": \#(unit("%@ has a ship")), "other": \#(unit("%@ has %lld ships"))}}}"#)
    #expect(entry["NSStringLocalizedFormatKey"] as? String == "%2$#@value@")
    let value = try #require(entry["value"] as? [String: String])
    #expect(value["one"] == "%1$@ has a ship" && value["other"] == "%1$@ has %2$lld ships")
    #expect(value["NSStringFormatValueTypeKey"] == "lld")
  }

  @Test func substitutionsAreForTheArgumentsThatTheCatalogNumbers() throws {
    let files = #"{"one": \#(unit("%arg file")), "other": \#(unit("%arg files"))}"#
    let folders = #"{"one": \#(unit("a folder")), "other": \#(unit("%arg folders"))}"#
    let entry = try pluralEntry(
      """
      {"stringUnit": {"state": "translated", "value": "In %#@folders@: %#@files@ (%3$@)"}, "substitutions": {
        "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": \(files)}},
        "folders": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": \(folders)}}}}
      """)
    #expect(entry["NSStringLocalizedFormatKey"] as? String == "In %2$#@folders@: %1$#@files@ (%3$@)")
    #expect((entry["files"] as? [String: String])?["other"] == "%1$lld files")
    #expect((entry["folders"] as? [String: String])?["other"] == "%2$d folders")
    #expect((entry["folders"] as? [String: String])?["one"] == "a folder")
  }

  @Test func pluralsByDeviceAreThoseOfPhones() throws {
    let phone = #"{"variations": {"plural": {"one": \#(unit("%lld tap")), "other": \#(unit("%lld taps"))}}}"#
    let entry = try pluralEntry(
      #"{"variations": {"device": {"iphone": \#(phone), "other": \#(unit("%lld clicks"))}}}"#)
    #expect((entry["value"] as? [String: String])?["other"] == "%lld taps")
  }

  @Test func aStringCatalogThatIsNoneIsRemarked() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write("{\"strings\": ", to: "Localizable.xcstrings")
    #expect(try StringCatalog.write(catalog, into: folder.url).count == 1)
  }
}
