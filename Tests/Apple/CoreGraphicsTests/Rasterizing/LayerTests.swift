import CoreGraphics
import Testing

struct LayerTests {
  @Test("a layer fades as one picture: what overlaps in it does not show twice")
  func groupAlpha() {
    let canvas = Canvas(10, 10)
    canvas.context.setAlpha(0.5)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(CGColor.pureRed)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    canvas.context.setFillColor(CGColor.pureBlue)
    canvas.context.fill(CGRect(x: 4, y: 4, width: 6, height: 6))
    canvas.context.endTransparencyLayer()
    #expect(canvas[5, 4] == "#00008080" && canvas[0, 9] == "#80000080")
  }

  @Test("a mask's alpha is multiplied into its group")
  func mask() {
    let canvas = Canvas(20, 20, isOpaque: true)
    canvas.context.setFillColor(CGColor.opaqueWhite)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.context.beginGroup(alpha: 0.5)
    canvas.context.setFillColor(CGColor.pureRed)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.context.beginMask()
    canvas.context.setFillColor(gray: 0, alpha: 0.5)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    canvas.context.endMask()
    canvas.context.endGroup()
    #expect(canvas[15, 5] == "#FFFFFFFF")
    let found = canvas.channels(5, 5)
    #expect(found[0] == 255 && abs(found[1] - 191) <= 1 && found[3] == 255)
  }

  @Test("a layer may be held to a rectangle, in user space")
  func bounds() {
    let canvas = Canvas(20, 20)
    canvas.context.scaleBy(x: 2, y: 2)
    canvas.context.beginTransparencyLayer(in: CGRect(x: 1, y: 1, width: 3, height: 3), auxiliaryInfo: nil)
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 3, height: 3))
    canvas.context.fill(CGRect.infinite)
    canvas.context.endTransparencyLayer()
    #expect(canvas.area == 36)
  }

  @Test("layers lie within layers, also outside of everything")
  func nesting() {
    let canvas = Canvas(10, 10)
    canvas.context.beginGroup(alpha: 0.5)
    canvas.context.clip(to: CGRect(x: 50, y: 50, width: 5, height: 5))
    canvas.context.beginGroup(alpha: 0.5)
    canvas.context.fill(CGRect.infinite)
    canvas.context.endGroup()
    canvas.context.resetClip()
    canvas.context.beginGroup(alpha: 0.5)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    canvas.context.endGroup()
    canvas.context.endGroup()
    #expect(canvas[0, 0] == "#00000040" && canvas.alpha(5, 0) == 0)
  }

  @Test("an image made while a layer is open does not hold it")
  func openLayer() throws {
    let canvas = Canvas(4, 4)
    let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.fill(whole)
    let image = try #require(canvas.context.makeImage())
    canvas.context.endTransparencyLayer()
    #expect(canvas.area == 16)
    #expect(image.withPixels { pixels, _ in Canvas.text(pixels) } == "#00000000")
  }
}
