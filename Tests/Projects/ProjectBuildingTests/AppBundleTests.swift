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

    // What is no resource any more goes; the author's file stays.
    target.resources.removeFirst()
    _ = try bundle.assemble([target], infoPlist: [:])
    #expect(!FileManager.default.fileExists(atPath: bundle.folder.appending(path: "Main.storyboard").path))
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "Main.storyboard").path))
  }

  @Test func aResourceThatIsNotThereIsRemarked() throws {
    let folder = try TemporaryFolder()
    var target = Target(name: "App", moduleName: "App", kind: .app)
    target.resources = [Resource(file: folder.url.appending(path: "gone.png"))]
    let diagnostics = try AppBundle(named: "App", in: folder.url).assemble([target], infoPlist: [:])
    #expect(diagnostics.map(\.text) == ["the resource is not there"])
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

  @Test func aStringCatalogThatIsNoneIsRemarked() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write("{\"strings\": ", to: "Localizable.xcstrings")
    #expect(try StringCatalog.write(catalog, into: folder.url).count == 1)
  }
}
