import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Asset catalogs")
struct AssetCatalogTests {
  private static func surroundings(
    scale: Double = 2, _ change: (inout AssetTraits) -> Void = { _ in }
  ) -> AssetTraits {
    var surroundings = AssetTraits()
    surroundings.idiom = .phone
    surroundings.luminosity = .light
    surroundings.direction = .leftToRight
    surroundings.scale = scale
    change(&surroundings)
    return surroundings
  }

  private func files(_ set: AssetImageSet?, _ surroundings: AssetTraits) -> String? {
    set?.variant(for: surroundings).map { ($0.path as NSString).lastPathComponent }
  }

  // MARK: - Finding

  @Test("assets lie in folders of any depth; only folders that say so are part of the name")
  func names() throws {
    let folder = try CatalogFolder()
    let one = #"{"images": [{"filename": "a.png", "scale": "1x"}]}"#
    try folder.writeAsset("plain.imageset", one)
    try folder.writeAsset("Group/inner.imageset", one)
    try folder.writeAsset("Space", #"{"properties": {"provides-namespace": true}}"#)
    try folder.writeAsset("Space/Group/deep.imageset", one)
    try folder.writeAsset("Space/Nested", #"{"properties": {"provides-namespace": true}}"#)
    try folder.writeAsset("Space/Nested/deepest.imageset", one)
    try folder.writeAsset("AppIcon.appiconset", one)
    try folder.writeAsset("tint.colorset", #"{"colors": []}"#)
    let catalog = AssetCatalog(path: folder.path)
    #expect(catalog.names(of: .image) == ["Space/Nested/deepest", "Space/deep", "inner", "plain"])
    #expect(catalog.names(of: .color) == ["tint"] && catalog.names(of: .data).isEmpty)
    #expect(catalog.imageSet(named: "deep") == nil && catalog.imageSet(named: "Space/deep") != nil)
  }

  @Test("a catalog that is not there is empty, and says so once")
  func missing() {
    let reported = Reported()
    let catalog = AssetCatalog(path: "/nowhere/at.xcassets") { reported.errors.append("\($0)") }
    #expect(catalog.imageSet(named: "a") == nil && catalog.colorSet(named: "a") == nil)
    #expect(reported.errors == ["/nowhere/at.xcassets: cannot be read: there is no such folder"])
  }

  // MARK: - Variants

  @Test("the wanted scale, then the next larger, then the next smaller; a picture without scale serves all")
  func scales() throws {
    let folder = try CatalogFolder()
    try folder.writeAsset(
      "a.imageset",
      """
      {"images": [{"filename": "1.png", "scale": "1x", "idiom": "universal"}, {"filename": "3.png", "scale": "3x"},
        {"idiom": "universal", "scale": "2x"}]}
      """)
    try folder.writeAsset("v.imageset", #"{"images": [{"filename": "v.svg", "idiom": "universal"}]}"#)
    let catalog = AssetCatalog(path: folder.path)
    let set = catalog.imageSet(named: "a")
    #expect([1, 2, 3, 4].map { files(set, Self.surroundings(scale: $0)) } == ["1.png", "3.png", "3.png", "3.png"])
    #expect(files(catalog.imageSet(named: "v"), Self.surroundings()) == "v.svg")
  }

  @Test("appearance comes before device, device before size class, and a variant for other surroundings never")
  func qualifiers() throws {
    let folder = try CatalogFolder()
    try folder.writeAsset(
      "a.imageset",
      """
      {"images": [
        {"filename": "any", "idiom": "universal"},
        {"filename": "dark", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "darkHigh", "appearances": [
          {"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
        {"filename": "high", "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"filename": "pad", "idiom": "ipad"},
        {"filename": "watch", "idiom": "watch"},
        {"filename": "padWide", "idiom": "ipad", "width-class": "regular"},
        {"filename": "rtl", "language-direction": "right-to-left"},
        {"filename": "tinted", "appearances": [{"appearance": "luminosity", "value": "tinted"}]}]}
      """)
    let set = AssetCatalog(path: folder.path).imageSet(named: "a")
    #expect(files(set, Self.surroundings()) == "any")
    #expect(files(set, Self.surroundings { $0.luminosity = .dark }) == "dark")
    #expect(files(set, Self.surroundings { $0.hasHighContrast = true }) == "high")
    #expect(
      files(
        set,
        Self.surroundings {
          $0.luminosity = .dark
          $0.hasHighContrast = true
        }) == "darkHigh")
    #expect(files(set, Self.surroundings { $0.idiom = .pad }) == "pad")
    #expect(
      files(
        set,
        Self.surroundings {
          $0.idiom = .pad
          $0.widthClass = .regular
        }) == "padWide")
    #expect(
      files(
        set,
        Self.surroundings {
          $0.idiom = .pad
          $0.luminosity = .dark
        }) == "dark")
    #expect(files(set, Self.surroundings { $0.direction = .rightToLeft }) == "rtl")
  }

  @Test("a picture for left-to-right alone is flipped for the other direction")
  func mirroring() throws {
    let folder = try CatalogFolder()
    try folder.writeAsset(
      "a.imageset", #"{"images": [{"filename": "a", "language-direction": "left-to-right", "scale": "2x"}]}"#)
    let set = AssetCatalog(path: folder.path).imageSet(named: "a")
    let variant = try #require(set?.variant(for: Self.surroundings { $0.direction = .rightToLeft }))
    #expect(variant.flipsForRightToLeft)
  }

  @Test("intent, vectors and slices are read as they are written")
  func properties() throws {
    let folder = try CatalogFolder()
    try folder.writeAsset(
      "a.imageset",
      """
      {"images": [{"filename": "a", "scale": "2x", "alignment-insets": {"top": 2},
        "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1},
          "cap-insets": {"left": 10, "top": 8, "right": 6, "bottom": 4}}}],
       "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
      """)
    let set = try #require(AssetCatalog(path: folder.path).imageSet(named: "a"))
    #expect(set.renderingIntent == .template && set.preservesVector)
    #expect(
      set.variants[0].resizing
        == AssetResizing(
          mode: .ninePart, capInsets: AssetInsets(top: 8, left: 10, bottom: 4, right: 6), centerMode: .stretch))
    #expect(set.variants[0].alignmentInsets == AssetInsets(top: 2, left: 0, bottom: 0, right: 0))
  }

  // MARK: - Colors

  @Test(
    "components are fractions with a point, bytes without, bytes in hexadecimal, or numbers",
    arguments: [
      (#""0.500""#, 0.5), (#""1.000""#, 1), (#""255""#, 1), (#""51""#, 0.2), (#""0x33""#, 0.2), (#""0XFF""#, 1),
      ("0.25", 0.25), (#""-0.5""#, -0.5), (#""1.25""#, 1.25),
    ])
  func components(_ text: String, _ expected: Double) throws {
    let folder = try CatalogFolder()
    try folder.writeAsset(
      "a.colorset",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": \(text), "green": "0.000", "blue": "0x00", "alpha": "1"}}}]}
      """)
    let set = AssetCatalog(path: folder.path).colorSet(named: "a")
    #expect(set?.variants.map(\.color) == [.sRGB(red: expected, green: 0, blue: 0, alpha: 1)])
  }

  @Test("color spaces and references to the system's colors")
  func spaces() throws {
    let folder = try CatalogFolder()
    func color(_ name: String, _ color: String) throws {
      try folder.writeAsset("\(name).colorset", #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#)
    }
    let rgb = #""components": {"red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "0.5"}"#
    try color("p3", #"{"color-space": "display-p3", \#(rgb)}"#)
    try color("linear", #"{"color-space": "extended-linear-srgb", \#(rgb)}"#)
    try color("gray", #"{"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "1.0"}}"#)
    try color("system", #"{"platform": "ios", "reference": "systemBlueColor"}"#)
    try color("odd", #"{"color-space": "unheard-of", \#(rgb)}"#)
    let catalog = AssetCatalog(path: folder.path)
    func found(_ name: String) -> AssetColor? { catalog.colorSet(named: name)?.variants.first?.color }
    #expect(found("p3") == .displayP3(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(found("linear") == .linearRGB(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(found("gray") == .gray(white: 0.25, alpha: 1))
    #expect(found("system") == .system(name: "systemBlueColor"))
    #expect(found("odd") == nil)
  }

  // MARK: - Damage

  @Test("an asset that cannot be read is reported once with its place, and the others are there")
  func damaged() throws {
    let folder = try CatalogFolder()
    try folder.writeAsset("fine.imageset", #"{"images": [{"filename": "a", "scale": "1x"}]}"#)
    try folder.writeAsset("cut.imageset", "{\n \"images\" []}")
    try folder.writeAsset("wrong.imageset", #"{"images": [{"filename": "a"}, {"filename": 7}]}"#)
    try folder.writeAsset(
      "wrong.colorset", #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#)
    try folder.write("", at: "empty.imageset/a.png")
    let reported = Reported()
    let catalog = AssetCatalog(path: folder.path) { reported.errors.append("\($0)") }
    for _ in 0..<2 {
      #expect(catalog.imageSet(named: "cut") == nil && catalog.imageSet(named: "wrong") == nil)
      #expect(catalog.colorSet(named: "wrong") == nil && catalog.imageSet(named: "empty") == nil)
      #expect(catalog.imageSet(named: "fine")?.variants.count == 1)
    }
    #expect(reported.errors.count == 4)
    #expect(reported.errors[0].contains("cut.imageset/Contents.json: is not valid JSON"))
    #expect(reported.errors[0].contains("around character 12"))
    #expect(reported.errors[1].contains("wrong.imageset/Contents.json: at images[1].filename"))
    #expect(reported.errors[2].contains("colors[0].color.components.red: \"much\" is not a color component"))
    #expect(reported.errors[3].contains("empty.imageset/Contents.json: cannot be read"))
  }

  @Test("names of files cannot lead out of the asset's folder")
  func escapes() throws {
    let folder = try CatalogFolder()
    try folder.writeAsset(
      "a.imageset",
      #"{"images": [{"filename": "../b.png"}, {"filename": ".."}, {"filename": ""}, {"filename": "/etc/x"}]}"#)
    #expect(AssetCatalog(path: folder.path).imageSet(named: "a")?.variants.isEmpty == true)
  }

  @Test("folders in folders end somewhere")
  func deep() throws {
    let folder = try CatalogFolder()
    let deep = (0..<40).map { "f\($0)" }.joined(separator: "/")
    try folder.writeAsset("\(deep)/a.imageset", "{}")
    let reported = Reported()
    let catalog = AssetCatalog(path: folder.path) { reported.errors.append("\($0)") }
    #expect(catalog.imageSet(named: "a") == nil && reported.errors.count == 1)
  }

  @Test("whatever the files say, reading them ends and nothing stops the program")
  func noise() throws {
    let folder = try CatalogFolder()
    let valid = Array(
      """
      {"images": [{"filename": "a", "scale": "2x", "idiom": "ipad", "appearances": [{"appearance": "luminosity",
      "value": "dark"}], "resizing": {"mode": "9-part", "cap-insets": {"left": 10}}}], "colors": [{"color":
      {"components": {"red": "0x20", "alpha": 1}}}], "properties": {"provides-namespace": true}}
      """.utf8)
    var random = SplitMix(state: 7)
    for round in 0..<400 {
      var bytes = valid
      if round % 4 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[at] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.insert(contentsOf: bytes[at..<min(at + 25, bytes.count)], at: at)
        }
      }
      for kind in ["imageset", "colorset", "symbolset", "dataset"] {
        let path = "\(folder.path)/a.\(kind)/Contents.json"
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/a.\(kind)", withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
      }
      let catalog = AssetCatalog(path: folder.path)
      _ = catalog.imageSet(named: "a")?.variant(for: Self.surroundings())
      _ = catalog.colorSet(named: "a")?.variant(for: Self.surroundings())
      _ = (catalog.symbolSet(named: "a"), catalog.dataSet(named: "a"))
    }
    try folder.writeAsset("a.imageset", String(repeating: "[", count: 100_000))
    #expect(AssetCatalog(path: folder.path).imageSet(named: "a") == nil)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
