import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Images of asset catalogs", .ownHosts)
struct NamedImageTests {
  init() { StandardScreen.make() }

  private let light = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.displayScale = 2
  }
  private let dark = UITraitCollection {
    $0.userInterfaceStyle = .dark
    $0.displayScale = 2
  }

  private func makeFolder() throws -> ResourceFolder {
    let folder = try ResourceFolder()
    try folder.write(
      """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, at: "App.xcassets/dot.imageset/Contents.json")
    try folder.write(["R"], at: "App.xcassets/dot.imageset/one.png")
    try folder.write(["GG", "GG"], at: "App.xcassets/dot.imageset/two.png")
    try folder.write(["BB", "BB"], at: "App.xcassets/dot.imageset/dark.png")
    return folder
  }

  @Test("the variant is that for the traits, with its scale")
  func variants() throws {
    let folder = try makeFolder()
    let bundle = try folder.bundle
    let found = try #require(UIImage(named: "dot", in: bundle, compatibleWith: light))
    #expect(found.scale == 2 && found.size == CGSize(width: 1, height: 1))
    #expect(try ShownPixels(found).row(0) == "GG")
    let night = try #require(UIImage(named: "dot", in: bundle, with: dark.imageConfiguration))
    #expect(try ShownPixels(night).row(0) == "BB" && night.traitCollection.userInterfaceStyle == .dark)
    let small = try #require(
      UIImage(named: "dot", in: bundle, compatibleWith: light.modifyingTraits { $0.displayScale = 1 }))
    #expect(try ShownPixels(small).row(0) == "R")
    #expect(UIImage(named: "dot", in: bundle, compatibleWith: light) == found)
    #expect(UIImage(named: "dash", in: bundle, compatibleWith: light) == nil)
  }

  @Test("a resource is the catalog's image, its name with the namespaces before it")
  func resource() throws {
    let folder = try makeFolder()
    try folder.write(#"{"properties": {"provides-namespace": true}}"#, at: "App.xcassets/Marks/Contents.json")
    try folder.write(
      #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "one.png"}]}"#,
      at: "App.xcassets/Marks/dash.imageset/Contents.json")
    try folder.write(["B"], at: "App.xcassets/Marks/dash.imageset/one.png")
    let image = UIImage(resource: ImageResource(name: "Marks/dash", bundle: try folder.bundle))
    #expect(try ShownPixels(image).row(0) == "B")
  }

  @Test("an image view shows the variant for its own traits, and another one when they change")
  func imageView() throws {
    let folder = try makeFolder()
    let image = try #require(UIImage(named: "dot", in: try folder.bundle, compatibleWith: light))
    let view = UIImageView(image: image)
    view.overrideUserInterfaceStyle = .dark
    ControlTestScreen().show(view, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.image === image)
    let shown = try #require(view.shownImage)
    #expect(try ShownPixels(shown).row(0) == "BB")
    let template = image.withRenderingMode(.alwaysTemplate)
    view.image = template
    #expect(view.shownImage?.renderingMode == .alwaysTemplate)
    view.overrideUserInterfaceStyle = .light
    #expect(try ShownPixels(try #require(view.shownImage)).row(0) == "GG")
  }

  @Test("a template, slices and a drawing are what the catalog says")
  func properties() throws {
    let folder = try ResourceFolder()
    try folder.write(
      """
      {"images": [{"scale": "2x", "filename": "a.png", "resizing": {"mode": "3-part-horizontal", "center":
      {"mode": "stretch"}, "cap-insets": {"left": 2, "right": 4}}}],
      "properties": {"template-rendering-intent": "template"}}
      """, at: "A.xcassets/a.imageset/Contents.json")
    try folder.write(["RGBKRGBK"], at: "A.xcassets/a.imageset/a.png")
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="4" height="2" fill="red"/></svg>"#
    for name in ["kept", "made"] {
      try folder.write(
        """
        {"images": [{"idiom": "universal", "filename": "v.svg"}],
        "properties": {"preserves-vector-representation": \(name == "kept")}}
        """, at: "A.xcassets/\(name).imageset/Contents.json")
      try folder.write(svg, at: "A.xcassets/\(name).imageset/v.svg")
    }
    let bundle = try folder.bundle
    let sliced = try #require(UIImage(named: "a", in: bundle, compatibleWith: light))
    #expect(sliced.renderingMode == .alwaysTemplate && sliced.resizingMode == .stretch)
    #expect(sliced.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    let kept = try #require(UIImage(named: "kept", in: bundle, compatibleWith: light))
    #expect(kept.size == CGSize(width: 4, height: 2) && kept.scale == 2 && kept.isDrawing)
    #expect(kept.shownImage()?.width == 8 && kept.shownImage(pixelSize: (40, 20))?.width == 40)
    let made = try #require(UIImage(named: "made", in: bundle, compatibleWith: light))
    #expect(made.size == CGSize(width: 4, height: 2) && !made.isDrawing && made.cgImage?.width == 8)
  }

  @Test("a view draws a drawing for the size in which it shows it")
  func sharp() throws {
    let svg = Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="2" height="2"/></svg>"#.utf8)
    let view = UIImageView(image: try #require(UIImage(data: svg)))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    view.contentMode = .scaleAspectFit
    let screen = ControlTestScreen()
    screen.show(view, frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let pixels = screen.pixels(of: view, scale: 2)
    // No pixel is between black and clear, so nothing was stretched.
    #expect(pixels.coveredRect == CGRect(x: 0, y: 20, width: 40, height: 40))
    #expect(pixels[39, 40] == TestPixels.Pixel(0, 0, 0) && pixels[40, 40] == .clear)
  }

  @Test("added catalogs are searched after the bundle's, and can be taken out")
  func added() throws {
    let folder = try makeFolder()
    let other = try ResourceFolder()
    let path = "\(folder.path)/App.xcassets"
    #expect(UIImage(named: "dot", in: try other.bundle, compatibleWith: light) == nil)
    BundleAssets.addCatalog(at: path)
    #expect(UIImage(named: "dot", in: try other.bundle, compatibleWith: light) != nil)
    BundleAssets.removeCatalog(at: path)
    #expect(UIImage(named: "dot", in: try other.bundle, compatibleWith: light) == nil)
  }

  @Test("a damaged asset and a file that is no picture are reported, not shown")
  func damaged() throws {
    let folder = try makeFolder()
    try folder.write("{", at: "App.xcassets/bad.imageset/Contents.json")
    try folder.write(
      #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#, at: "App.xcassets/text.imageset/Contents.json")
    try folder.write("text", at: "App.xcassets/text.imageset/a.png")
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let bundle = try folder.bundle
    #expect(UIImage(named: "bad", in: bundle, compatibleWith: light) == nil)
    #expect(UIImage(named: "text", in: bundle, compatibleWith: light) == nil)
    #expect(UIImage(named: "dot", in: bundle, compatibleWith: light) != nil)
    #expect(messages.contains { $0.contains("bad.imageset/Contents.json: is not valid JSON") })
    #expect(messages.contains { $0.contains("text.imageset/a.png is not a readable image") })
  }

  @Test("a symbol set's template has a drawing for each weight and scale, and stands on its baseline")
  func symbolSet() throws {
    let folder = try ResourceFolder()
    try folder.write(
      #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#, at: "A.xcassets/mark.symbolset/Contents.json")
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
      <g id="Guides"><line id="Baseline-M" x1="0" x2="400" y1="200" y2="200" stroke="red"/>
      <line id="left-margin-Regular-M" x1="90" x2="90" y1="100" y2="200" stroke="red" stroke-width="0"/>
      <line id="right-margin-Regular-M" x1="190" x2="190" y1="100" y2="200" stroke="red" stroke-width="0"/></g>
      <g id="Symbols"><g id="Regular-M"><rect x="100" y="125" width="80" height="90"/></g>
      <g id="Black-M"><rect x="300" y="125" width="60" height="90"/></g></g></svg>
      """, at: "A.xcassets/mark.symbolset/s.svg")
    let image = try #require(UIImage(named: "mark", in: try folder.bundle, compatibleWith: light))
    #expect(image.isSymbolImage && image.scale == 2)
    // The size is 100 by 100 hundredths of 17 points on whole pixels, of which 20 are below the baseline.
    #expect(image.size == CGSize(width: 17, height: 17))
    #expect(abs((image.baselineOffsetFromBottom ?? 0) - 3.4) < 0.01)
    let big = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 100)))
    let pixels = try ShownPixels(big.withTintColor(.red))
    #expect(
      pixels.row(100) == String(repeating: ".", count: 20) + String(repeating: "R", count: 160) + "...................."
    )
    let heavy = try #require(
      image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: .heavy)))
    #expect(big.scale == 2 && heavy.size.width == 70)
    #expect(UIImageView(image: image).showsTemplate)
  }

  @Test("data assets have their file's content and kind")
  func data() throws {
    let folder = try ResourceFolder()
    try folder.write(
      #"{"data": [{"idiom": "universal", "filename": "a.txt", "universal-type-identifier": "public.plain-text"}]}"#,
      at: "A.xcassets/words.dataset/Contents.json")
    try folder.write("hello", at: "A.xcassets/words.dataset/a.txt")
    let asset = try #require(NSDataAsset(name: "words", bundle: try folder.bundle))
    #expect(asset.name == "words" && asset.data == Data("hello".utf8) && asset.typeIdentifier == "public.plain-text")
    #expect(NSDataAsset(name: "others", bundle: try folder.bundle) == nil)
  }
}
