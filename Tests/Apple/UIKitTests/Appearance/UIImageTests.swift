import TestHosts
import Testing

@testable import UIKit

@Suite(.ownHosts) struct UIImageTests {
  // MARK: - Size

  @Test("size is pixels over scale, and sides are swapped for a quarter turn")
  func size() throws {
    let rows = ["RGBW", "RGBW"]
    #expect(try UIImage.picture(rows).size == CGSize(width: 4, height: 2))
    #expect(try UIImage.picture(rows, scale: 2).size == CGSize(width: 2, height: 1))
    #expect(try UIImage.picture(rows, scale: 2, orientation: .right).size == CGSize(width: 1, height: 2))
    #expect(try UIImage.picture(rows, scale: 0).scale == 1)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
  }

  // MARK: - Orientation

  @Test(
    "pixels are seen upright in every orientation",
    arguments: [
      (UIImage.Orientation.up, ["RG", "BW", "KY"]), (.down, ["YK", "WB", "GR"]), (.left, ["GWY", "RBK"]),
      (.right, ["KBR", "YWG"]), (.upMirrored, ["GR", "WB", "YK"]), (.downMirrored, ["KY", "BW", "RG"]),
      (.leftMirrored, ["RBK", "GWY"]), (.rightMirrored, ["YWG", "KBR"]),
    ])
  func orientations(_ orientation: UIImage.Orientation, _ expected: [String]) throws {
    let image = try UIImage.picture(["RG", "BW", "KY"], orientation: orientation)
    let pixels = try ShownPixels(image)
    #expect((0..<pixels.height).map(pixels.row) == expected)
    let drawn = try ShownPixels(rendered(image.size) { image.draw(at: .zero) })
    #expect((0..<drawn.height).map(drawn.row) == expected)
    let flipped = try ShownPixels(image.withHorizontallyFlippedOrientation())
    #expect((0..<flipped.height).map(flipped.row) == expected.map { String($0.reversed()) })
    #expect(image.cgImage?.width == 2)
  }

  // MARK: - Files

  @Test("PNG keeps every pixel, JPEG size and opacity")
  func encoding() throws {
    let image = try UIImage.picture(["RG.", "BWK"], scale: 2)
    let png = try #require(image.pngData())
    let decoded = try #require(UIImage(data: png, scale: 2))
    #expect(decoded.size == image.size)
    #expect((0..<2).map(try ShownPixels(decoded).row) == ["RG.", "BWK"])
    let jpeg = try #require(image.jpegData(compressionQuality: 1))
    let fromJPEG = try ShownPixels(try #require(UIImage(data: jpeg)))
    #expect((fromJPEG.width, fromJPEG.height) == (3, 2) && fromJPEG[2, 0][3] == 255)
  }

  @Test("content that is no picture, or is cut short, is nil")
  func badData() throws {
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("GIF89a".utf8)) == nil)
    let png = try #require(try UIImage.picture(["RG", "BW"]).pngData())
    for count in stride(from: 0, to: png.count - 12, by: 3) { #expect(UIImage(data: png.prefix(count)) == nil) }
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil && UIImage(contentsOfFile: "/dev/zero") == nil)
    #expect(UIImage(contentsOfFile: "/") == nil && UIImage(contentsOfFile: "") == nil)
  }

  @Test("a file's name gives the scale, and a plain name finds the file for the screen's scale")
  func scaleOfFiles() throws {
    let directory = try TemporaryDirectory()
    try directory.write(try UIImage.picture(["RR", "RR"]), as: "star.png")
    try directory.write(try UIImage.picture(["GGGG", "GGGG", "GGGG", "GGGG"]), as: "star@2x.png")
    try directory.write(try UIImage.picture(["BB", "BB"]), as: "lone.png")
    func image(_ name: String, at scale: CGFloat) throws -> UIImage {
      let traits = UITraitCollection(displayScale: scale)
      return try #require(traits.asCurrent { UIImage(contentsOfFile: directory.path + name) })
    }
    #expect(try image("star@2x.png", at: 1).scale == 2)
    #expect(try image("star.png", at: 1).scale == 1)
    let best = try image("star.png", at: 2)
    #expect(best.scale == 2 && best.size == CGSize(width: 2, height: 2))
    #expect(try ShownPixels(best).row(0) == "GGGG")
    #expect(try image("star.png", at: 3).scale == 2)
    #expect(try image("lone.png", at: 3).scale == 1)
  }

  @Test("bundles give their images by name, the same one each time")
  func named() throws {
    let directory = try TemporaryDirectory()
    try directory.write(try UIImage.picture(["R"]), as: "dot.png")
    try directory.write(try UIImage.picture(["GG", "GG"]), as: "dot@2x.png")
    try directory.write(try UIImage.picture(["B"]), as: "dot@2x~ipad.png")
    let bundle = try #require(Bundle(path: directory.path))
    func dot(_ name: String, _ scale: CGFloat, _ idiom: UIUserInterfaceIdiom = .phone) -> UIImage? {
      let traits = UITraitCollection {
        $0.displayScale = scale
        $0.userInterfaceIdiom = idiom
      }
      return UIImage(named: name, in: bundle, compatibleWith: traits)
    }
    #expect(dot("dot", 1)?.scale == 1 && dot("dot", 2)?.scale == 2 && dot("dot.png", 3)?.scale == 2)
    #expect(try ShownPixels(try #require(dot("dot", 2, .pad))).row(0) == "B")
    #expect(dot("dot", 1) == dot("dot", 1) && dot("dot", 1) != dot("dot", 2))
    #expect(dot("dash", 1) == nil && dot("", 1) == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  // MARK: - Tint

  @Test("a tint takes the shape's alpha and nothing of its colors")
  func tint() throws {
    let image = try UIImage.picture(["R.G"])
    let tinted = try ShownPixels(image.withTintColor(.blue))
    #expect(tinted.row(0) == "B.B")
    let faint = try ShownPixels(image.withTintColor(UIColor.blue.withAlphaComponent(0.5)))
    #expect(faint[0, 0] == [0, 0, 255, 128] && faint[1, 0][3] == 0)
    let drawn = try ShownPixels(rendered(image.size) { image.withTintColor(.blue).draw(at: .zero) })
    #expect(drawn.row(0) == "B.B")
    #expect(try ShownPixels(image).row(0) == "R.G")
  }

  @Test("a dynamic tint is resolved when the image is shown")
  func dynamicTint() throws {
    let image = try UIImage.picture(["R"]).withTintColor(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(try ShownPixels(image).row(0) == "K")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(try dark.asCurrent { () throws in try ShownPixels(image).row(0) } == "W")
    #expect(try ShownPixels(image).row(0) == "K")
  }

  // MARK: - Resizing

  @Test("caps keep their size and the middle stretches")
  func stretching() throws {
    let image = try UIImage.picture(["RGB", "KWK", "BGR"])
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let drawn = try ShownPixels(
      rendered(CGSize(width: 6, height: 5)) { image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 5)) })
    #expect((0..<5).map(drawn.row) == ["RGGGGB", "KWWWWK", "KWWWWK", "KWWWWK", "BGGGGR"])
  }

  @Test("tiles are repeated from the top left of their part and cut off at its end")
  func tiling() throws {
    let image = try UIImage.picture(["RGBK"])
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(image.resizingMode == .tile && image.capInsets.left == 1)
    let drawn = try ShownPixels(
      rendered(CGSize(width: 7, height: 1)) { image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) })
    #expect(drawn.row(0) == "RGBGBGK")
  }

  @Test("an image that is not resizable is scaled as a whole")
  func scaling() throws {
    let image = try UIImage.picture(["R"])
    let drawn = try ShownPixels(
      rendered(CGSize(width: 3, height: 2)) { image.draw(in: CGRect(x: 0, y: 0, width: 3, height: 2)) })
    #expect((0..<2).map(drawn.row) == ["RRR", "RRR"])
  }

  @Test("caps that have no room share what there is")
  func smallTarget() {
    let parts = NineParts(
      imageSize: CGSize(width: 30, height: 1), caps: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10),
      target: CGRect(x: 0, y: 0, width: 15, height: 1))
    #expect(
      parts.all.map(\.target) == [CGRect(x: 0, y: 0, width: 10, height: 1), CGRect(x: 10, y: 0, width: 5, height: 1)])
  }

  @Test("a pattern begins at the rectangle's top left corner")
  func pattern() throws {
    let image = try UIImage.picture(["RG", "BW"])
    let drawn = try ShownPixels(
      rendered(CGSize(width: 5, height: 4)) { image.drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 3)) })
    #expect((0..<4).map(drawn.row) == [".....", ".RGR.", ".BWB.", ".RGR."])
  }

  @Test("a stretchable image has its middle as a unit rectangle, a tiled one has to be drawn")
  func stretchableUnitRect() throws {
    let image = try UIImage.picture(["RGBK", "RGBK"])
    #expect(image.stretchableUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.stretchableUnitRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(image.resizableImage(withCapInsets: caps).stretchableUnitRect == nil)
  }

  // MARK: - Other properties

  @Test("changed images share pixels and keep everything else")
  func changing() throws {
    let image = try UIImage.picture(["RG"], scale: 2)
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(template.renderingMode == .alwaysTemplate && template.scale == 2 && template.cgImage === image.cgImage)
    #expect(template.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3 && !image.hasBaseline)
    #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test("images are equal when the same pixels are shown the same way")
  func equality() throws {
    let image = try UIImage.picture(["RG"])
    #expect(image == UIImage(cgImage: try #require(image.cgImage)))
    #expect(image.hash == image.withRenderingMode(.alwaysTemplate).hash)
    #expect(image != image.withRenderingMode(.alwaysTemplate) && image != image.withTintColor(.red))
    #expect(image.withTintColor(.red) == image.withTintColor(.red))
    let other = try UIImage.picture(["RG"])
    #expect(image != other)
  }

  @Test("an animated image has its frames and shows the first one")
  func animated() throws {
    let frames = [try UIImage.picture(["R"]), try UIImage.picture(["G"]), try UIImage.picture(["B"])]
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 0))
    #expect(animated.images == frames && abs(animated.duration - 0.1) < 1e-9)
    #expect(try ShownPixels(animated).row(0) == "R")
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && frames[0].images == nil)
  }

  @Test("a configuration's later traits win")
  func configuration() {
    let light = UITraitCollection(userInterfaceStyle: .light).imageConfiguration
    let dark = UITraitCollection(userInterfaceStyle: .dark).imageConfiguration
    let both = light.applying(UITraitCollection(displayScale: 2).imageConfiguration).applying(dark)
    #expect(both.traitCollection?.userInterfaceStyle == .dark && both.traitCollection?.displayScale == 2)
    #expect(light == UITraitCollection(userInterfaceStyle: .light).imageConfiguration && light != dark)
    #expect(UIImage().withConfiguration(dark).traitCollection.userInterfaceStyle == .dark)
  }

  private func rendered(_ size: CGSize, _ drawing: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.interpolationQuality = .none
      drawing()
    }
  }
}

/// A temporary directory.
private final class TemporaryDirectory {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path + "/"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ image: UIImage, as name: String) throws {
    try #require(image.pngData()).write(to: URL(fileURLWithPath: path + name))
  }

  @Test("a stretchable image has caps, and a point beside them that is stretched")
  func caps() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 9)).image { _ in }
    let stretchable = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    #expect(stretchable.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    #expect(stretchable.resizingMode == .stretch && stretchable.leftCapWidth == 5 && stretchable.topCapHeight == 0)
    let both = image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 4)
    #expect(both.capInsets == UIEdgeInsets(top: 4, left: 3, bottom: 4, right: 7))
    #expect(image.leftCapWidth == 0 && image.imageRestrictedToStandardDynamicRange() === image)
  }
}
