import CoreGraphics
import Testing

struct ShadowTests {
  private let half = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5)

  @Test("offsets are measured in base space: rightwards and down in UIKit's contexts, whatever the transform")
  func offset() {
    let canvas = Canvas.flipped(100, 100, scale: 2)
    canvas.context.rotate(by: 0)
    canvas.context.setFillColor(CGColor.pureRed)
    canvas.context.setShadow(offset: CGSize(width: 5, height: 10), blur: 0, color: half)
    canvas.context.scaleBy(x: 0.5, y: 0.5)
    canvas.context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
    #expect(canvas[20, 20] == "#FF0000FF")
    // The offset is ten pixels to the right and twenty down.
    #expect(canvas[45, 45] == "#00000080" && canvas[49, 59] == "#00000080")
    #expect(canvas.alpha(50, 45) == 0 && canvas.alpha(45, 60) == 0)
    let expected: Double = 400 + 400 * 128 / 255
    #expect(abs(canvas.area - expected) < 1e-9)
  }

  @Test("y points up in the base space of a plain bitmap context")
  func plainOffset() {
    let canvas = Canvas(20, 20)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0)
    canvas.context.fill(CGRect(x: 0, y: 4, width: 4, height: 4))
    #expect(canvas.alpha(1, 13) == 255)
    #expect(canvas.alpha(1, 7) == 85)
  }

  @Test(
    "a blur spreads by half its value as the standard deviation, and keeps the sum",
    arguments: [1.0, 4.0, 10.0, 40.0, 90.0])
  func spread(blur: CGFloat) {
    let sigma = Double(blur) / 2
    // The square is wide enough for a dark center.
    let side = 40 + 8 * Int(sigma)
    let edge = 20 + 4 * Int(sigma)
    let canvas = Canvas(side + 2 * edge, side + 2 * edge)
    canvas.context.drawShadow(
      of: CGPath(rect: CGRect(x: edge, y: edge, width: side, height: side), transform: nil), offset: .zero,
      blurSigma: blur / 2, color: .opaqueBlack)
    // Bytes are rounded, and many small values far outside are lost.
    #expect(abs(canvas.area / Double(side * side) - 1) < 0.01)
    // At the center of a side, half of the intensity remains.
    let middle = edge + side / 2
    #expect(abs(Double(canvas.alpha(middle, edge) + canvas.alpha(middle, edge - 1)) / 2 - 127.5) < 2)
    // At a distance of one standard deviation, 15.9 % remain, and beyond three nearly nothing.
    if sigma >= 2 {
      let out = edge - Int(sigma)
      let one = Double(canvas.alpha(middle, out - 1) + canvas.alpha(middle, out)) / 2
      #expect(abs(one / 255 - 0.159) < 0.012, "\(one / 255)")
    }
    #expect(canvas.alpha(middle, edge - Int(3 * sigma) - 2) <= 1)
    // Toward the outside, the shadow only becomes lighter.
    #expect((1..<middle).allSatisfy { canvas.alpha(middle, $0) >= canvas.alpha(middle, $0 - 1) })
  }

  @Test("the patched shadow of a large card is that of the whole shape", arguments: [0.0, 3.0, 12.0])
  func patch(radius: CGFloat) {
    let rect = CGRect(x: 40.25, y: 50, width: 200, height: 160.5)
    let path = CGPath.roundedRect(rect, radii: CornerRadii(radius), continuous: radius == 12)
    let color = CGColor.opaqueBlack
    for sigma in [1.5, 6.0, 20] as [CGFloat] {
      let short = Canvas(300, 260)
      short.context.drawShadow(of: path, offset: CGSize(width: 3, height: -2), blurSigma: sigma, color: color)
      let long = Canvas(300, 260)
      long.context.drawShadow(
        of: CGPath(elements: path.elements), offset: CGSize(width: 3, height: -2), blurSigma: sigma, color: color)
      let difference = zip(short.bytes, long.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(difference <= 2, "\(radius) \(sigma)")
    }
  }

  @Test("a clip cuts the shadow without changing it")
  func clipped() {
    let path = CGPath(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 30), transform: nil)
    let whole = Canvas(100, 100)
    whole.context.drawShadow(of: path, offset: .zero, blurSigma: 5, color: .opaqueBlack)
    let part = Canvas(100, 100)
    part.context.clip(to: CGRect(x: 50, y: 40, width: 30, height: 30))
    part.context.drawShadow(of: path, offset: .zero, blurSigma: 5, color: .opaqueBlack)
    for x in 50..<80 {
      for y in 30..<60 { #expect(abs(whole.alpha(x, y) - part.alpha(x, y)) <= 1) }
    }
    #expect(part.alpha(49, 50) == 0)
  }

  @Test("strokes, images, gradients' clips and layers throw shadows of their own shapes")
  func casters() {
    let canvas = Canvas.flipped(100, 100)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 40), blur: 0, color: half)
    canvas.context.setLineWidth(4)
    canvas.context.stroke(CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(canvas.alpha(10, 60) == 128 && canvas.alpha(20, 60) == 0)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.fill(CGRect(x: 50, y: 10, width: 10, height: 10))
    canvas.context.fill(CGRect(x: 55, y: 15, width: 10, height: 10))
    canvas.context.endTransparencyLayer()
    // Both squares have one shadow together.
    #expect(canvas.alpha(57, 57) == 128)
    #expect(canvas.alpha(57, 17) == 255)
  }

  @Test("a layer is drawn however far away its shadow falls", arguments: [10, 1_000, 30_000, 1e6, 1e300])
  func farShadows(_ distance: CGFloat) {
    let canvas = Canvas.flipped(20, 20)
    canvas.context.setShadow(offset: CGSize(width: 0, height: distance), blur: 2)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setShadow(offset: .zero, blur: 0, color: nil)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    canvas.context.endTransparencyLayer()
    #expect(canvas.alpha(10, 2) == 255)
  }

  @Test("what lies outside throws its shadow in, from a screen away")
  func shadowsFromOutside() {
    let canvas = Canvas(20, 20)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 1_500), blur: 0)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setShadow(offset: .zero, blur: 0, color: nil)
    canvas.context.fill(CGRect(x: 0, y: -1_500, width: 20, height: 20))
    canvas.context.fill(CGRect(x: 0, y: 1_500, width: 20, height: 20))
    canvas.context.endTransparencyLayer()
    #expect(canvas.alpha(10, 10) > 0)
  }

  @Test("what lets light through throws a lighter shadow")
  func translucent() {
    let canvas = Canvas.flipped(40, 40)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: .opaqueBlack)
    canvas.context.setFillColor(CGColor.pureRed.copy(alpha: 0.5)!)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(canvas[5, 25] == "#00000080" && canvas[5, 5] == "#80000080")
  }

  @Test("nothing is drawn within an excluded path")
  func excluding() {
    let rect = CGRect(x: 30, y: 30, width: 40, height: 40)
    let path = CGPath(rect: rect, transform: nil)
    let canvas = Canvas(100, 100)
    canvas.context.drawShadow(of: path, offset: .zero, blurSigma: 4, color: .opaqueBlack, excluding: path)
    #expect(canvas.alpha(50, 50) == 0 && canvas.alpha(31, 31) == 0)
    #expect(canvas.alpha(50, 28) > 50)
  }

  @Test(
    "an excluded path changes nothing outside of it, even in the corners", arguments: [0.0, 6.0, 40.0], [0.0, 0.4])
  func excludingChangesNothingElse(radius: CGFloat, part: CGFloat) {
    let rect = CGRect(x: 30 + part, y: 40, width: 140, height: 90 + part)
    let path = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    func canvas(excluding: CGPath?) -> Canvas {
      let canvas = Canvas.flipped(200, 180)
      canvas.context.setFillColor(CGColor.pureGreen)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 200, height: 180))
      canvas.context.drawShadow(
        of: path, offset: CGSize(width: 3, height: 5), blurSigma: 4, color: .opaqueBlack, excluding: excluding)
      return canvas
    }
    let whole = canvas(excluding: nil)
    let excluded = canvas(excluding: path)
    let inner = rect.insetBy(dx: 0.5, dy: 0.5)
    // The corners of pixels are tested once each.
    let isInside = (0...180).map { y in
      (0...200).map { x in inner.contains(CGPoint(x: x, y: y)) && path.contains(CGPoint(x: x, y: y)) }
    }
    for y in 0..<180 {
      for x in 0..<200 {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        let areInside = isInside[y][x] && isInside[y][x + 1] && isInside[y + 1][x] && isInside[y + 1][x + 1]
        if areInside, inner.contains(pixel) {
          #expect(excluded[x, y] == "#00FF00FF", "\(x), \(y)")
        } else if !rect.intersects(pixel) {
          #expect(excluded[x, y] == whole[x, y], "\(x), \(y)")
        }
      }
    }
  }
}
