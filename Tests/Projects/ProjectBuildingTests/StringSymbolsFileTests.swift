import Foundation
import Projects
import TestFiles
import Testing

@testable import ProjectBuilding

@Suite("Symbols of string catalogs")
struct StringSymbolsFileTests {
  private func text(_ keys: [String: String], table: String = "Localizable") throws -> String? {
    let folder = try TemporaryFolder()
    let strings = keys.map { "\($0.key.debugDescription): {\"extractionState\": \"\($0.value)\"}" }
    let file = try folder.write(
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings.joined(separator: ","))}}",
      to: "\(table).xcstrings")
    return StringSymbolsFile(catalogs: [file]).text
  }

  @Test(
    "a key is a member, and a function of its conversions",
    arguments: [
      ("cart.title", "static var cartTitle: LocalizedStringResource { LocalizedStringResource(\"cart.title\") }"),
      ("Back", "static var back: LocalizedStringResource { LocalizedStringResource(\"Back\") }"),
      (
        "count(%lld)",
        "static func count(_ arg1: Int) -> LocalizedStringResource { LocalizedStringResource(\"count(\\(arg1))\") }"
      ),
      (
        "%@ of %.1f",
        "static func of(_ arg1: String, _ arg2: Double) -> LocalizedStringResource { LocalizedStringResource(\"\\(arg1) of \\(arg2)\") }"
      ),
      ("say \"hi\"", "static var sayHi: LocalizedStringResource { LocalizedStringResource(\"say \\\"hi\\\"\") }"),
      ("a color", "static var aColor: LocalizedStringResource { LocalizedStringResource(\"a color\") }"),
    ])
  func members(key: String, member: String) {
    #expect(StringSymbol(key)?.declaration(table: "Localizable") == member)
  }

  @Test("only keys that the author entered have a symbol, one of each name, in order")
  func manual() throws {
    let file = try #require(try text(["b": "manual", "a.b": "manual", "a b": "manual", "found": "stale"]))
    #expect(
      file == """
        import Foundation

        extension LocalizedStringResource {
          static var aB: LocalizedStringResource { LocalizedStringResource("a b") }
          static var b: LocalizedStringResource { LocalizedStringResource("b") }
        }

        """)
    #expect(try text(["found": "stale", "…": "manual"]) == nil)
  }

  @Test("those of another table are in a type of its name")
  func tables() throws {
    let file = try #require(try text(["title": "manual"], table: "Onboarding"))
    #expect(file.contains("  enum Onboarding {\n    static var title: LocalizedStringResource {"))
    #expect(file.contains("LocalizedStringResource(\"title\", table: \"Onboarding\")"))
  }

  @Test("are written where the target asks for them, and removed where it has none any more")
  func file() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\"back\": {\"extractionState\": \"manual\"}}}",
      to: "Localizable.xcstrings")
    var target = Target(name: "App", moduleName: "App", kind: .app)
    target.resources = [Resource(file: catalog)]
    #expect(try StringSymbolsFile.write(for: target, to: folder.url) == nil)
    target.settings.generatesStringSymbols = true
    let file = try #require(try StringSymbolsFile.write(for: target, to: folder.url))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("static var back"))
    target.resources = []
    #expect(try StringSymbolsFile.write(for: target, to: folder.url) == nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
