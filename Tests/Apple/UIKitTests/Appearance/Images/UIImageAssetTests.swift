import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Image assets made by code", .ownHosts)
struct UIImageAssetTests {
  init() { StandardScreen.make() }

  @Test("the image is the one whose traits say most of those that hold")
  func registering() throws {
    let asset = UIImageAsset()
    let (red, green, blue) = (try UIImage.picture(["R"]), try UIImage.picture(["G"]), try UIImage.picture(["B"]))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let darkPad = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceIdiom: .pad)])
    asset.register(red, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(green, with: dark)
    asset.register(blue, with: darkPad)
    func shown(_ traits: UITraitCollection) throws -> String { try ShownPixels(asset.image(with: traits)).row(0) }
    #expect(try shown(UITraitCollection(userInterfaceStyle: .light)) == "R")
    #expect(try shown(dark) == "G" && shown(darkPad) == "B")
    asset.register(red, with: dark)
    #expect(try shown(dark) == "R")
    asset.unregister(with: darkPad)
    #expect(try shown(darkPad) == "R")
    #expect(UIImageAsset().image(with: dark).size == .zero)
  }

  @Test("images know their asset, and views find the variant for their traits by it")
  func views() throws {
    let asset = UIImageAsset()
    asset.register(try UIImage.picture(["R"]), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(try UIImage.picture(["G"]), with: UITraitCollection(userInterfaceStyle: .dark))
    let image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(image.imageAsset === asset && UIImage().imageAsset == nil)
    let view = UIImageView(image: image)
    view.overrideUserInterfaceStyle = .dark
    ControlTestScreen().show(view, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try ShownPixels(try #require(view.shownImage)).row(0) == "G")
  }

  @Test("an asset does not keep itself alive")
  func cycle() throws {
    weak var weakAsset: UIImageAsset?
    do {
      let asset = UIImageAsset()
      asset.register(try UIImage.picture(["R"]), with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(asset.image(with: .current), with: UITraitCollection(userInterfaceStyle: .dark))
      weakAsset = asset
    }
    #expect(weakAsset == nil)
  }
}
