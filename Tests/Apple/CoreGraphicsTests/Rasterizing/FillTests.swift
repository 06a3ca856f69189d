import CoreGraphics
import Testing

struct FillTests {
  @Test("the origin is the lower left corner")
  func origin() {
    let canvas = Canvas(4, 4)
    canvas.context.setFillColor(CGColor.pureRed)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 3] == "#FF0000FF")
    #expect(canvas[0, 0] == "#00000000")
    #expect(canvas.area == 1)
  }

  @Test("a rectangle on the edges of pixels fills them and no others", arguments: [1.0, 2.0, 3.0])
  func exact(scale: CGFloat) {
    let canvas = Canvas.flipped(60, 60, scale: scale)
    canvas.context.setFillColor(CGColor.pureBlue)
    canvas.context.fill(CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(canvas.area == Double(7 * 8 * scale * scale))
    #expect(canvas[Int(5 * scale), Int(6 * scale)] == "#0000FFFF")
    #expect(canvas.alpha(Int(5 * scale) - 1, Int(6 * scale)) == 0)
  }

  @Test("a rectangle between pixels covers them in part; without smoothing whole ones")
  func fractional() {
    let canvas = Canvas(10, 10)
    canvas.context.fill(CGRect(x: 2.5, y: 2, width: 4, height: 4))
    #expect(abs(canvas.area - 16) < 0.1)
    #expect(abs(canvas.alpha(2, 6) - 128) <= 1 && abs(canvas.alpha(6, 6) - 128) <= 1)
    let sharp = Canvas(10, 10)
    sharp.context.setShouldAntialias(false)
    sharp.context.fill(CGRect(x: 2.4, y: 2, width: 4, height: 4))
    #expect(sharp.area == 16)
    #expect(sharp.alpha(2, 6) == 255)
  }

  @Test("alpha adds up as it should, with rounding to the nearest")
  func translucent() {
    let canvas = Canvas(8, 1, isOpaque: true)
    canvas.context.setFillColor(CGColor.opaqueWhite)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    canvas.context.setFillColor(CGColor.pureRed.copy(alpha: 0.5)!)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 7, height: 1))
    // Loops over four pixels and over single ones must agree.
    #expect((0..<7).allSatisfy { canvas[$0, 0] == "#FF7F7FFF" })
    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(CGColor.pureRed.copy(alpha: 0.5)!)
    canvas.context.fill(CGRect(x: 7, y: 0, width: 1, height: 1))
    #expect(canvas[7, 0] == "#FFBFBFFF")
  }

  @Test("circles have their area, and are symmetric", arguments: [3.0, 10, 24.5, 40])
  func circles(radius: CGFloat) {
    let canvas = Canvas(100, 100)
    canvas.context.fillEllipse(in: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius))
    let expected = Double.pi * Double(radius * radius)
    #expect(abs(canvas.area - expected) < expected * 0.01 + 0.5)
    #expect((0..<50).allSatisfy { canvas.alpha(50, $0) == canvas.alpha(50, 99 - $0) })
  }

  @Test("corners with four radii lie where they are named, also when y is turned")
  func cornerPlaces() {
    let radii = CornerRadii(topLeft: 20, topRight: 0, bottomRight: 10, bottomLeft: 4)
    let canvas = Canvas.flipped(100, 100)
    canvas.context.addPath(
      CGPath.roundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), radii: radii, continuous: false))
    canvas.context.fillPath()
    #expect(canvas.alpha(3, 3) == 0)
    #expect(canvas.alpha(99, 0) == 255)
    #expect(canvas.alpha(98, 98) == 0)
    #expect(canvas.alpha(0, 99) < 100 && canvas.alpha(3, 96) == 255)
    let missing = 10_000 - canvas.area
    #expect(abs(missing - (1 - Double.pi / 4) * (400 + 100 + 16)) < 3)
  }

  @Test("short cuts for rounded rectangles draw what the long way does", arguments: [false, true])
  func roundedShortCut(continuous: Bool) {
    let rect = CGRect(x: 10, y: 10, width: 80, height: 60)
    let path = CGPath.roundedRect(rect, radii: CornerRadii(15), continuous: continuous)
    let short = Canvas(100, 100)
    short.context.addPath(path)
    short.context.fillPath()
    let long = Canvas(100, 100)
    long.context.addPath(CGPath(elements: path.elements))
    long.context.fillPath()
    for (a, b) in zip(short.bytes, long.bytes) { #expect(abs(Int(a) - Int(b)) <= 20) }
    #expect(abs(short.area - long.area) < 1)
  }

  @Test("the even-odd rule leaves overlaps free")
  func evenOdd() {
    let canvas = Canvas(10, 10)
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.context.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    canvas.context.fillPath(using: .evenOdd)
    #expect(canvas.area == 96)
    #expect(canvas.context.isPathEmpty)
  }

  @Test("infinite, null, empty and undefined rectangles fill everything or nothing")
  func special() {
    let canvas = Canvas(10, 10)
    canvas.context.fill(CGRect.null)
    canvas.context.fill(CGRect(x: 1, y: 1, width: 0, height: 5))
    canvas.context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    canvas.context.fill(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
    canvas.context.addEllipse(in: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    canvas.context.fillPath()
    #expect(canvas.area == 0)
    canvas.context.fill(CGRect.infinite)
    #expect(canvas.area == 100)
  }

  @Test("huge shapes are drawn where they can be seen")
  func huge() {
    let canvas = Canvas(10, 10)
    canvas.context.fill(CGRect(x: -1e9, y: 5, width: 2e9, height: 1e9))
    #expect(canvas.area == 50)
    let ellipse = Canvas(10, 10)
    ellipse.context.fillEllipse(in: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    #expect(ellipse.area == 100)
  }

  @Test("transforms without inverse draw nothing and do no harm")
  func singular() {
    let canvas = Canvas(10, 10)
    canvas.context.saveGState()
    canvas.context.scaleBy(x: 0, y: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    canvas.context.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    canvas.context.strokePath()
    canvas.context.restoreGState()
    canvas.context.scaleBy(x: .nan, y: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(canvas.area == 0)
  }
}
