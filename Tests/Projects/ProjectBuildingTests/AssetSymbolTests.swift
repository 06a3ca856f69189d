import Foundation
import TestFiles
import Testing

@testable import ProjectBuilding
@testable import Projects

@Suite struct AssetSymbolTests {
  /// The names of files for which Xcode generated symbols.
  @Test(arguments: [
    ("img_graph_2", "imgGraph2"), ("bubble-chat", "bubbleChat"), ("HBO GO Logo", "hboGOLogo"), ("TLSold", "tlSold"),
    ("BMW", "BMW"), ("M", "M"), ("M-stadt", "mStadt"), ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"), ("1", "_1"),
    ("121212", "_121212"), ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
    ("globe-36pt", "globe36Pt"), ("Hero image", "hero"), ("final-image", "final"), ("stationImage", "station"),
    ("Image", "image"), ("Top Shelf Image Wide", "topShelfImageWide"), ("GateOUT", "gateOUT"),
    ("AccentColor", "accentColor"),
  ])
  func imagesAreNamedAsXcodeNamesThem(name: String, symbol: String) {
    #expect(AssetSymbolName.of(name, .image) == symbol)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("tabbarBackgroundColor", "tabbarBackground"), ("headerBackground", "headerBackground"),
    ("text_subtle", "textSubtle"), ("default", "`default`"), ("Color", "color"),
  ])
  func colorsAreNamedAsXcodeNamesThem(name: String, symbol: String) {
    #expect(AssetSymbolName.of(name, .color) == symbol)
  }

  @Test func foldersAreNamedAsTypes() {
    #expect(AssetSymbolName.of("iconPreviews", .namespace) == "IconPreviews")
    #expect(AssetSymbolName.of("GameUI", .namespace) == "GameUI")
  }

  @Test func whatHasNoLettersHasNoSymbol() {
    #expect(AssetSymbolName.of("---", .image) == nil)
    #expect(AssetSymbolName.of("", .color) == nil)
  }

  private func catalog() throws -> (TemporaryFolder, URL) {
    let folder = try TemporaryFolder()
    let catalog = folder.url.appending(path: "Assets.xcassets")
    func make(_ path: String, _ contents: String = "{}") throws {
      let item = catalog.appending(path: path)
      try FileManager.default.createDirectory(at: item, withIntermediateDirectories: true)
      try contents.write(to: item.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    }
    try make("Brand.colorset")
    try make("red.colorset")
    try make("Group/logo.imageset")
    try make("Buttons", #"{"properties": {"provides-namespace": true}}"#)
    try make("Buttons/Close.imageset")
    try make("Buttons/\"quoted\".imageset")
    try make("AppIcon.appiconset")
    return (folder, catalog)
  }

  @Test func foldersThatProvideNamespacesAreTypesAndOthersAreNot() throws {
    let (folder, catalog) = try catalog()
    defer { withExtendedLifetime(folder) {} }
    let symbols = AssetSymbols(catalogs: [catalog, catalog.appending(path: "missing")])
    #expect(symbols.root.colors.map(\.symbol) == ["brand", "red"])
    #expect(symbols.root.images.map(\.name) == ["logo"])
    #expect(symbols.root.inner.map(\.symbol) == ["Buttons"])
    #expect(symbols.root.inner.first?.content.images.map(\.name).sorted() == ["Buttons/\"quoted\"", "Buttons/Close"])
  }

  @Test func whatUIColorHasItselfIsNoMemberAgain() throws {
    let (folder, catalog) = try catalog()
    defer { withExtendedLifetime(folder) {} }
    let names = "UIKit\tUIColor\tNSObject\tredColor blueColor\n"
    let text = try #require(
      AssetSymbolsFile(AssetSymbols(catalogs: [catalog]), declaresMembers: true, appleNames: names).text)
    #expect(text.contains("static let red = UIKit.ColorResource(name: \"red\", bundle: resourceBundle)"))
    #expect(text.contains("static var brand: UIKit.UIColor { .init(resource: .brand) }"))
    #expect(!text.contains("static var red:"))
    #expect(text.contains("static var close: UIKit.UIImage { .init(resource: .Buttons.close) }"))
    #expect(text.contains("\"Buttons/\\\"quoted\\\"\""))
  }

  @Test func membersAreDeclaredOnlyWhereTheProjectWantsThem() throws {
    let (folder, catalog) = try catalog()
    defer { withExtendedLifetime(folder) {} }
    let text = try #require(
      AssetSymbolsFile(AssetSymbols(catalogs: [catalog]), declaresMembers: false, appleNames: "").text)
    #expect(!text.contains("extension UIKit.UIColor") && text.contains("extension UIKit.ColorResource"))
  }

  @Test func membersThatTheSourcesDeclareAreNotDeclaredAgain() throws {
    let (folder, catalog) = try catalog()
    defer { withExtendedLifetime(folder) {} }
    var target = Target(name: "App", moduleName: "App", kind: .app)
    let source = folder.url.appending(path: "Colors.swift")
    try "import UIKit\nextension UIColor { static  let brand = UIColor.red }".write(
      to: source, atomically: true, encoding: .utf8)
    target.sources = [source]
    target.resources = [Resource(file: catalog)]
    target.settings.generatesAssetSymbolExtensions = true
    let file = try #require(try AssetSymbolsFile.write(for: target, to: folder.url, appleNames: ""))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("static var brand") && text.contains("static let brand = UIKit.ColorResource"))
    #expect(text.contains("static var red: UIKit.UIColor") && text.contains("static var logo: UIKit.UIImage"))
  }

  @Test func colorsAreMembersOfSwiftUIsColorWhereItIsImported() throws {
    let (folder, catalog) = try catalog()
    defer { withExtendedLifetime(folder) {} }
    func text(usesSwiftUI: Bool, declaresMembers: Bool = true) -> String {
      AssetSymbolsFile(
        AssetSymbols(catalogs: [catalog]), declaresMembers: declaresMembers, usesSwiftUI: usesSwiftUI, appleNames: ""
      ).text ?? ""
    }
    let symbols = text(usesSwiftUI: true)
    for part in ["extension SwiftUI.Color {", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"] {
      let members = try #require(symbols.components(separatedBy: part).last?.components(separatedBy: "\n}").first)
      #expect(members.contains("static var brand: SwiftUI.Color { .init(.brand) }"))
      #expect(!members.contains("static var red:"))
    }
    #expect(!text(usesSwiftUI: false).contains("SwiftUI"))
    #expect(!text(usesSwiftUI: true, declaresMembers: false).contains("SwiftUI"))
  }
}
