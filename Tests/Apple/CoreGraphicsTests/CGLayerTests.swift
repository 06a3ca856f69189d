import CoreGraphics
import Testing

@Suite("CGLayer")
struct CGLayerTests {
  private func context() -> CGContext { CGContext(pixelsWide: 40, high: 40, isOpaque: false)! }

  private func alpha(_ context: CGContext, _ x: Int, _ y: Int) -> Int {
    context.withPixels { base, bytesPerRow in Int(base[y * bytesPerRow + 4 * x + 3]) }!
  }

  @Test("what is drawn once is drawn at a place, at any size, as often as asked for")
  func drawing() throws {
    let context = context()
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    let inner = try #require(layer.context)
    inner.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    inner.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    context.draw(layer, at: CGPoint(x: 2, y: 0))
    context.draw(layer, in: CGRect(x: 20, y: 0, width: 20, height: 40))
    // In a context of pixels, y is up: the rows at the bottom are the last ones.
    #expect(alpha(context, 4, 35) == 255 && alpha(context, 8, 35) == 0 && alpha(context, 4, 25) == 0)
    #expect(alpha(context, 25, 2) == 255 && alpha(context, 35, 2) == 0)
  }

  @Test("nothing beyond its size is drawn, and none is made without size")
  func limits() throws {
    let context = context()
    #expect(CGLayer(context, size: CGSize(width: 0, height: 10), auxiliaryInfo: nil) == nil)
    #expect(CGLayer(context, size: CGSize(width: CGFloat.nan, height: 10), auxiliaryInfo: nil) == nil)
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    context.draw(layer, at: .zero)
    #expect(alpha(context, 5, 35) == 255 && alpha(context, 15, 35) == 0 && alpha(context, 5, 25) == 0)
  }
}
