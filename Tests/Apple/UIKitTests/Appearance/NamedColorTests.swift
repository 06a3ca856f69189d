import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Colors of asset catalogs", .ownHosts)
struct NamedColorTests {
  init() { StandardScreen.make() }

  private func makeFolder() throws -> ResourceFolder {
    let folder = try ResourceFolder()
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "display-p3", "components":
          {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "0.500"}}}]}
      """, at: "A.xcassets/brand.colorset/Contents.json")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}]}
      """, at: "A.xcassets/plain.colorset/Contents.json")
    try folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
      at: "A.xcassets/system.colorset/Contents.json")
    return folder
  }

  @Test("a color with variants is resolved when it is used")
  func dynamic() throws {
    let folder = try makeFolder()
    let color = try #require(UIColor(named: "brand", in: try folder.bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.2, alpha: 1))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(color == UIColor(named: "brand", in: try folder.bundle, compatibleWith: nil))
  }

  @Test("a resource is the catalog's color")
  func resource() throws {
    let folder = try makeFolder()
    let resource = ColorResource(name: "plain", bundle: try folder.bundle)
    #expect(UIColor(resource: resource) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(resource == ColorResource(name: "plain", bundle: try folder.bundle))
  }

  @Test("a color of one variant is that color, a reference the system's")
  func plain() throws {
    let folder = try makeFolder()
    #expect(
      UIColor(named: "plain", in: try folder.bundle, compatibleWith: nil)
        == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(UIColor(named: "system", in: try folder.bundle, compatibleWith: nil) == .systemRed)
    #expect(UIColor(named: "nothing", in: try folder.bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "plain") == nil)
  }
}
