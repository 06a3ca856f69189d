import CoreGraphics
import Testing

struct ImageDrawingTests {
  /// Returns an image with red and green above blue and white.
  private func quarters(_ side: Int = 2, isOpaque: Bool = true) -> CGImage {
    let canvas = Canvas.flipped(side, side, isOpaque: isOpaque)
    let half = CGFloat(side) / 2
    for (color, x, y) in [
      (CGColor.pureRed, 0, 0), (.pureGreen, 1, 0), (.pureBlue, 0, 1), (.opaqueWhite, 1, 1),
    ] as [(CGColor, CGFloat, CGFloat)] {
      canvas.context.setFillColor(color)
      canvas.context.fill(CGRect(x: x * half, y: y * half, width: half, height: half))
    }
    return canvas.context.makeImage()!
  }

  @Test("an image stands upright where y points up, and upside down where it points down")
  func orientation() {
    let up = Canvas(2, 2)
    up.context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(up[0, 0] == "#FF0000FF" && up[1, 0] == "#00FF00FF" && up[0, 1] == "#0000FFFF")
    let down = Canvas.flipped(2, 2)
    down.context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(down[0, 0] == "#0000FFFF" && down[0, 1] == "#FF0000FF")
  }

  @Test("images at their own size come out as they are, whatever their alpha")
  func oneToOne() {
    for isOpaque in [true, false] {
      let image = quarters(10, isOpaque: isOpaque)
      let canvas = Canvas(30, 30)
      canvas.context.draw(image, in: CGRect(x: 7, y: 3, width: 10, height: 10))
      #expect(canvas.area == 100)
      #expect(canvas[7, 17] == "#FF0000FF" && canvas[16, 26] == "#FFFFFFFF")
      #expect(canvas.alpha(6, 17) == 0)
    }
  }

  @Test("enlarging without interpolation repeats pixels")
  func nearest() {
    let canvas = Canvas(8, 8)
    canvas.context.interpolationQuality = .none
    canvas.context.draw(quarters(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(canvas[3, 3] == "#FF0000FF" && canvas[4, 3] == "#00FF00FF" && canvas[3, 4] == "#0000FFFF")
  }

  @Test("making an image smaller gives means, not samples")
  func shrinking() {
    let stripes = Canvas(64, 64, isOpaque: true)
    stripes.context.setFillColor(CGColor.opaqueWhite)
    for x in stride(from: 0, to: 64, by: 2) { stripes.context.fill(CGRect(x: x, y: 0, width: 1, height: 64)) }
    let canvas = Canvas(16, 16)
    canvas.context.draw(stripes.context.makeImage()!, in: CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(abs(canvas.channels(8, 8)[0] - 128) <= 2)
    #expect(canvas.area == 256)
  }

  @Test("edges of a scaled image stay sharp on pixels, and smooth between them")
  func edges() {
    let canvas = Canvas(40, 40)
    canvas.context.draw(quarters(16), in: CGRect(x: 4, y: 4, width: 30, height: 30))
    #expect(canvas.area == 900)
    let between = Canvas(40, 40)
    between.context.draw(quarters(16), in: CGRect(x: 4.5, y: 4, width: 30, height: 30))
    #expect(abs(between.area - 900) < 2)
    #expect(abs(between.alpha(4, 20) - 128) <= 2)
  }

  @Test("alpha of the context fades an image")
  func alpha() {
    let canvas = Canvas(4, 4)
    canvas.context.setAlpha(0.5)
    canvas.context.draw(quarters(4), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[0, 0] == "#80000080")
    canvas.context.draw(quarters(4), in: CGRect(x: 0.5, y: 0, width: 4, height: 4))
    #expect(canvas.alpha(2, 0) == 192)
  }

  @Test("tiles go on in all directions")
  func tiling() {
    let canvas = Canvas(8, 8)
    canvas.context.draw(quarters(), in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
    #expect(canvas.area == 64)
    #expect(canvas[1, 5] == "#FF0000FF" && canvas[3, 7] == "#FF0000FF" && canvas[2, 5] == "#00FF00FF")
  }

  @Test("a stencil is painted in the fill color where its samples are 0")
  func stencil() throws {
    let provider = try #require(CGDataProvider(data: NSData(data: Data([0b1000_0000, 0b0100_0000]))))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: provider, decode: nil,
        shouldInterpolate: false))
    let canvas = Canvas(2, 2)
    canvas.context.setFillColor(CGColor.pureRed.copy(alpha: 0.5)!)
    canvas.context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas[0, 0] == "#00000000" && canvas[1, 0] == "#80000080")
    #expect(canvas[0, 1] == "#80000080" && canvas[1, 1] == "#00000000")
  }

  @Test("P3 pixels are brought to the context's space")
  func wideGamut() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let canvas = Canvas(1, 1, space: p3)
    canvas.context.setFillColor(try #require(CGColor(colorSpace: p3, components: [0.9175, 0.2003, 0.1386, 1])))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(canvas.context.makeImage())
    let target = Canvas(1, 1)
    target.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let found = target.channels(0, 0)
    #expect(found[0] >= 254 && found[1] <= 2 && found[2] <= 2, "\(found)")
  }

  @Test("empty and undefined rectangles draw nothing")
  func degenerate() {
    let canvas = Canvas(4, 4)
    canvas.context.draw(quarters(), in: .zero)
    canvas.context.draw(quarters(), in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    canvas.context.draw(quarters(), in: .null, byTiling: true)
    #expect(canvas.area == 0)
  }
}
