import Foundation
import TestFiles
import TestHosts
import Testing
import Typefaces

@testable import UIKit

@Suite(.ownHosts) struct FontMatchingTests {
  @Test("a family's descriptors match all of its faces, once each and in a fixed order")
  func family() throws {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Liberation Serif", .size: 15])
    let found = descriptor.matchingFontDescriptors(withMandatoryKeys: [.family])
    #expect(
      found.map(\.postscriptName) == [
        "LiberationSerif", "LiberationSerif-Italic", "LiberationSerif-Bold", "LiberationSerif-BoldItalic",
      ])
    #expect(found.allSatisfy { $0.pointSize == 15 && $0.object(forKey: .family) as? String == "Liberation Serif" })
  }

  @Test("all attributes count where no key is named, and only the named ones where there are any")
  func keys() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Liberation Serif",
      .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue],
    ])
    let names = descriptor.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName)
    #expect(names == ["LiberationSerif-Bold", "LiberationSerif-BoldItalic"])
    #expect(descriptor.matchingFontDescriptors(withMandatoryKeys: [.family]).count == 4)
    let face = UIFontDescriptor(fontAttributes: [.family: "Liberation Serif", .face: "Bold Italic"])
    #expect(
      face.matchingFontDescriptors(withMandatoryKeys: [.family, .face]).map(\.postscriptName) == [
        "LiberationSerif-BoldItalic"
      ])
    #expect(
      UIFontDescriptor(fontAttributes: [.family: "No Such Family"]).matchingFontDescriptors(withMandatoryKeys: nil)
        .isEmpty)
  }

  @Test("the system font matches itself")
  func system() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    #expect(descriptor.matchingFontDescriptors(withMandatoryKeys: nil) == [descriptor])
  }

  @Test("a font is found by its full name")
  func visibleName() {
    let descriptor = UIFontDescriptor(fontAttributes: [.visibleName: "Liberation Serif Bold", .size: 11])
    #expect(UIFont(descriptor: descriptor, size: 0).fontName == "LiberationSerif-Bold")
    #expect(descriptor.object(forKey: .name) as? String == "LiberationSerif-Bold")
  }

  // MARK: - An app's own fonts

  private func directory(_ list: [String: Any], _ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0), to: "Info.plist")
    for (name, source) in files {
      try FileManager.default.copyItem(atPath: source, toPath: folder.url.appending(path: name).path)
    }
    return folder
  }

  @Test("fonts that Info.plist names under UIAppFonts are there by name; others are complaints")
  func appFonts() throws {
    let folder = try directory(
      ["UIAppFonts": ["Own.ttf", "Missing.ttf"]],
      ["Own.ttf": "/usr/share/fonts/truetype/dejavu/DejaVuMathTeXGyre.ttf"])
    let complaints = AppFonts.register(in: folder.path)
    #expect(complaints.count == 1 && complaints[0].contains("Missing.ttf"))
    defer { FontCatalog.unregister(file: folder.path + "/Own.ttf") }
    #expect(UIFont(name: "DejaVuMathTeXGyre-Regular", size: 10) != nil)
    #expect(UIFont.familyNames.contains("DejaVu Math TeX Gyre"))
  }

  @Test("a directory without a property list, or with a broken one, brings no fonts and no complaint")
  func noAppFonts() throws {
    #expect(AppFonts.register(in: "/nowhere").isEmpty)
    #expect(AppFonts.register(in: try directory(["UIAppFonts": "not a list"], [:]).path).isEmpty)
  }
}
