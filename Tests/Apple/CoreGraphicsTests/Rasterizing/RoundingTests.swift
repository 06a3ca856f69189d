import CoreGraphics
import Testing

struct RoundingTests {
  /// Returns the product of bytes divided by 255, rounded to the nearest integer.
  private func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  @Test("black of any alpha over any gray is rounded to the nearest, four pixels at a time and one by one")
  func solidColors() {
    for gray in stride(from: 0, through: 255, by: 5) {
      let canvas = Canvas(256, 2, isOpaque: true)
      canvas.context.setFillColor(gray: CGFloat(gray) / 255, alpha: 1)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 256, height: 2))
      for alpha in 0..<256 {
        canvas.context.setFillColor(gray: 0, alpha: CGFloat(alpha) / 255)
        canvas.context.fill(CGRect(x: alpha, y: 0, width: 1, height: 1))
      }
      #expect((0..<256).allSatisfy { canvas.channels($0, 1)[0] == product(gray, 255 - $0) }, "\(gray)")
      let wide = Canvas(7, 1, isOpaque: true)
      wide.context.setFillColor(gray: CGFloat(gray) / 255, alpha: 1)
      wide.context.fill(CGRect(x: 0, y: 0, width: 7, height: 1))
      wide.context.setFillColor(gray: 0, alpha: CGFloat(gray) / 255)
      wide.context.fill(CGRect(x: 0, y: 0, width: 7, height: 1))
      #expect((0..<7).allSatisfy { wide.channels($0, 0)[0] == product(gray, 255 - gray) }, "\(gray)")
    }
  }

  @Test("pictures, clips and alpha give the same result wherever they lie in a row", arguments: [1, 3, 4, 5, 8, 13])
  func places(width: Int) throws {
    let picture = Canvas(width, 1)
    picture.context.setFillColor(CGColor(srgbRed: 0.7, green: 0.3, blue: 0.1, alpha: 0.6))
    picture.context.fill(CGRect.infinite)
    let image = try #require(picture.context.makeImage())
    for isClipped in [false, true] {
      let canvas = Canvas(width + 2, 1)
      canvas.context.setFillColor(CGColor(srgbRed: 0.2, green: 0.9, blue: 0.4, alpha: 0.8))
      canvas.context.fill(CGRect.infinite)
      canvas.context.setAlpha(0.4)
      if isClipped {
        canvas.context.addRect(CGRect(x: 1, y: 0.25, width: CGFloat(width), height: 0.5))
        canvas.context.clip()
      }
      canvas.context.draw(image, in: CGRect(x: 1, y: 0, width: width, height: 1))
      let first = canvas.channels(1, 0)
      #expect((1...width).allSatisfy { canvas.channels($0, 0) == first }, "\(isClipped)")
      #expect(first != canvas.channels(0, 0))
    }
  }

  @Test("colors are rounded to the nearest byte, and multiplied by alpha once")
  func colors() {
    let canvas = Canvas(1, 1)
    canvas.context.setFillColor(CGColor(srgbRed: 0.33, green: 0.5, blue: 127.4 / 255, alpha: 1))
    canvas.context.fill(CGRect.infinite)
    #expect(canvas.channels(0, 0) == [84, 128, 127, 255])
    // Cairo draws this shape, which is not a rectangle, with different rounding.
    let round = Canvas(9, 9)
    round.context.setFillColor(CGColor(srgbRed: 0.33, green: 0.5, blue: 127.4 / 255, alpha: 0.7))
    round.context.fillEllipse(in: CGRect(x: -20, y: -20, width: 50.5, height: 50))
    let square = Canvas(1, 1)
    square.context.setFillColor(CGColor(srgbRed: 0.33, green: 0.5, blue: 127.4 / 255, alpha: 0.7))
    square.context.fill(CGRect.infinite)
    #expect(round.channels(4, 4) == square.channels(0, 0))
  }
}
