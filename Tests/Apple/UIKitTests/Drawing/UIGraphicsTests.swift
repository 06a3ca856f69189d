import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct UIGraphicsTests {
  private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  // MARK: - Image renderer

  @Test("a renderer makes images of its size at its scale", arguments: [1, 2, 3] as [CGFloat])
  func scale(_ scale: CGFloat) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format(scale: scale)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    }
    #expect(image.size == CGSize(width: 10, height: 4) && image.scale == scale)
    #expect(image.cgImage?.width == Int(10 * scale))
    let pixels = try ShownPixels(image)
    let half = Int(scale) * 2
    #expect(pixels.column(0) == String(repeating: "R", count: half) + String(repeating: ".", count: half))
  }

  @Test("the default scale is the current traits'")
  func defaultScale() {
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale == 3)
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale == 2)
      #expect(UIGraphicsImageRendererFormat.preferred().scale == 2)
    }
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale == 1)
  }

  @Test("an opaque image begins black, another one transparent")
  func opacity() throws {
    let size = CGSize(width: 1, height: 1)
    let opaque = UIGraphicsImageRenderer(size: size, format: format(scale: 1, opaque: true)).image { _ in }
    #expect(try ShownPixels(opaque).row(0) == "K")
    let clear = UIGraphicsImageRenderer(size: size, format: format(scale: 1)).image { _ in }
    #expect(try ShownPixels(clear).row(0) == ".")
  }

  @Test("a renderer's bounds are what it shows")
  func bounds() throws {
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 100, y: 50, width: 3, height: 2), format: format(scale: 1))
    let image = renderer.image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 101, y: 51, width: 1, height: 1))
      #expect($0.format.bounds == CGRect(x: 100, y: 50, width: 3, height: 2))
    }
    #expect((0..<2).map(try ShownPixels(image).row) == ["...", ".B."])
  }

  @Test("part of a pixel makes a whole one")
  func fractions() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1.25, height: 0.1), format: format(scale: 2)).image { _ in }
    #expect(image.cgImage?.width == 3 && image.cgImage?.height == 1)
    #expect(UIGraphicsImageRenderer(size: .zero, format: format(scale: 1)).image { _ in }.cgImage == nil)
  }

  @Test("a renderer can be used again, and each image is its own")
  func reuse() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format(scale: 1))
    let first = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let second = renderer.image { _ in }
    #expect(try ShownPixels(first).row(0) == "R")
    #expect(try ShownPixels(second).row(0) == ".")
  }

  @Test("the image so far does not follow later drawing")
  func currentImage() throws {
    var early: UIImage?
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(scale: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      early = context.currentImage
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(try ShownPixels(try #require(early)).row(0) == "R.")
    #expect(try ShownPixels(image).row(0) == "RR")
  }

  @Test("rectangles are stroked inside their edges")
  func stroke() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format(scale: 1)).image {
      UIColor.green.setStroke()
      $0.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect((0..<4).map(try ShownPixels(image).row) == ["GGGG", "G..G", "G..G", "GGGG"])
  }

  @Test func encodedData() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(scale: 1))
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(try ShownPixels(try #require(UIImage(data: png))).row(1) == "KK")
    let jpeg = renderer.jpegData(withCompressionQuality: 0.8) { _ in }
    #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
  }

  @Test("drawing twice gives the same bytes")
  func deterministic() {
    func draw() -> Data {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format(scale: 2)).pngData { _ in
        UIColor.systemTeal.setFill()
        UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 50, height: 30), cornerRadius: 9).fill()
        "Hello".draw(at: CGPoint(x: 8, y: 8), withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
      }
    }
    #expect(draw() == draw())
  }

  // MARK: - Image contexts

  @Test("image contexts nest, and each gives its own image")
  func imageContexts() throws {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 2)
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(try ShownPixels(outer).row(0) == "R." && outer.scale == 1)
    #expect(try ShownPixels(inner).row(0) == "KK" && inner.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("ending or asking for an image needs an image context on top")
  func pushedContexts() throws {
    let context = try #require(
      CGContext.bitmap(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, isOpaque: false))
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetCurrentContext() === context && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === context)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("frames are drawn inside the edges, clips cut")
  func rectangles() throws {
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 4))
    defer { UIGraphicsEndImageContext() }
    UIColor.blue.setFill()
    UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    UIRectClip(CGRect(x: 1, y: 1, width: 1, height: 1))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 4))
    let pixels = try ShownPixels(try #require(UIGraphicsGetImageFromCurrentImageContext()))
    #expect((0..<4).map(pixels.row) == ["BBBB.", "BR.B.", "B..B.", "BBBB."])
  }

  @Test("filling replaces what lies there, even with a clear color")
  func fillReplaces() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIColor.clear.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try ShownPixels(try #require(UIGraphicsGetImageFromCurrentImageContext())).row(0) == ".")
  }

  @Test("shadows fall to the right and down, in points")
  func shadowDirection() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format(scale: 2)).image {
      $0.cgContext.setShadow(offset: CGSize(width: 1, height: 2), blur: 0, color: UIColor.red.cgColor)
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    let pixels = try ShownPixels(image)
    #expect(pixels.row(2) == "..BB....", "\(pixels.row(2))")
    #expect(pixels.row(6) == "....RR..")
  }
}
