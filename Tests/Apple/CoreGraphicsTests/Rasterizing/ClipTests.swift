import CoreGraphics
import Testing

struct ClipTests {
  private let everything = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("rectangles clip exactly")
  func rectangles() {
    let canvas = Canvas(100, 100)
    canvas.context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
    canvas.context.clip(to: CGRect(x: 20, y: 0, width: 50, height: 100))
    canvas.context.fill(everything)
    #expect(canvas.area == 200)
  }

  @Test("several rectangles clip to all of them together")
  func unions() {
    let canvas = Canvas(100, 100)
    canvas.context.clip(to: [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 50, y: 50, width: 10, height: 10)])
    canvas.context.fill(everything)
    #expect(canvas.area == 200)
  }

  @Test("paths clip with smooth edges, one within the other")
  func paths() {
    let canvas = Canvas(100, 100)
    canvas.context.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    canvas.context.clip()
    canvas.context.fill(everything)
    #expect(abs(canvas.area - Double.pi * 1600) < 20)
    let half = Canvas(100, 100)
    half.context.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    half.context.clip()
    half.context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 100))
    half.context.fillEllipse(in: everything)
    #expect(abs(half.area - Double.pi * 800) < 15)
  }

  @Test("the even-odd rule clips to a ring")
  func evenOdd() {
    let canvas = Canvas(100, 100)
    canvas.context.addRect(everything)
    canvas.context.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    canvas.context.clip(using: .evenOdd)
    canvas.context.fill(everything)
    #expect(canvas.area == 7500)
  }

  @Test("an empty path clips all away")
  func empty() {
    let canvas = Canvas(10, 10)
    canvas.context.clip()
    canvas.context.fill(everything)
    #expect(canvas.area == 0)
  }

  @Test("every kind of drawing is held to a round clip")
  func allKinds() {
    let gradient = CGGradient(stops: [(0, .pureRed), (1, .pureBlue)])
    let drawings: [(String, (CGContext) -> Void)] = [
      ("fill", { $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100)) }),
      ("path", { $0.fillEllipse(in: CGRect(x: -50, y: -50, width: 200, height: 200)) }),
      ("stroke", { $0.stroke(CGRect(x: 0, y: 0, width: 100, height: 100), width: 200) }),
      (
        "gradient",
        {
          $0.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 100, y: 30),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
      ),
      (
        "layer",
        { context in
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
          context.endTransparencyLayer()
        }
      ),
    ]
    for (name, draw) in drawings {
      let canvas = Canvas(100, 100)
      canvas.context.addEllipse(in: CGRect(x: 20, y: 20, width: 60, height: 60))
      canvas.context.clip()
      draw(canvas.context)
      #expect(abs(canvas.area - Double.pi * 900) < 12, "\(name): \(canvas.area)")
    }
  }

  @Test("a mask lets through what its alpha, or its gray, tells")
  func masks() throws {
    let mask = Canvas(2, 1)
    mask.context.setFillColor(CGColor.pureRed.copy(alpha: 0.5)!)
    mask.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let canvas = Canvas(20, 10)
    canvas.context.interpolationQuality = .none
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: try #require(mask.context.makeImage()))
    canvas.context.fill(everything)
    #expect(canvas.alpha(2, 5) == 0)
    #expect(canvas.alpha(17, 5) == 128)
    let gray = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    gray.setFillColor(gray: 0.2, alpha: 1)
    gray.fill(everything)
    let shaded = Canvas(4, 4)
    shaded.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4), mask: try #require(gray.makeImage()))
    shaded.context.fill(everything)
    #expect(shaded.alpha(1, 1) == 51 && shaded.alpha(2, 1) == 0)
  }

  @Test("a gradient within round corners is, where they do not reach, as it is without a clip")
  func roundCorners() {
    let redToBlue = CGGradient(stops: [(0, .pureRed), (1, .pureBlue)])
    let rect = CGRect(x: 10, y: 20, width: 120, height: 90)
    for end in [CGPoint(x: 130, y: 0), CGPoint(x: 0, y: 110), CGPoint(x: 90, y: 70)] {
      func canvas(_ clip: CGPath) -> Canvas {
        let canvas = Canvas.flipped(150, 130)
        canvas.context.addPath(clip)
        canvas.context.clip()
        canvas.context.drawLinearGradient(redToBlue, start: .zero, end: end, options: .drawsAfterEndLocation)
        return canvas
      }
      let whole = canvas(CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 130), transform: nil))
      let clipped = canvas(CGPath(roundedRect: rect, cornerWidth: 15, cornerHeight: 15, transform: nil))
      for y in 0..<130 {
        for x in 0..<150 {
          if !rect.contains(CGPoint(x: x, y: y)) {
            #expect(clipped.alpha(x, y) == 0)
          } else if (25..<115).contains(x) || (35..<95).contains(y) {
            // Another first column sometimes causes different rounding.
            let pairs = zip(clipped.channels(x, y), whole.channels(x, y))
            #expect(pairs.allSatisfy { abs($0 - $1) <= 1 }, "\(x), \(y)")
          }
        }
      }
    }
  }
}
