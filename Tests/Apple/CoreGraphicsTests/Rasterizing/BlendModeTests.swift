import CoreGraphics
import Testing

struct BlendModeTests {
  /// A color without premultiplied alpha.
  private struct Pixel {
    var rgb: [Double]
    var alpha: Double
  }

  private static let source = Pixel(rgb: [0.8, 0.4, 0.2], alpha: 0.6)
  private static let backdrop = Pixel(rgb: [0.2, 0.6, 0.9], alpha: 0.8)

  private static func color(_ pixel: Pixel) -> CGColor {
    CGColor(srgbRed: pixel.rgb[0], green: pixel.rgb[1], blue: pixel.rgb[2], alpha: pixel.alpha)
  }

  private func draw(
    _ mode: CGBlendMode, _ source: Pixel = source, _ backdrop: Pixel = backdrop, _ shape: (CGContext) -> Void
  ) -> Canvas {
    let canvas = Canvas(4, 4)
    canvas.context.setFillColor(Self.color(backdrop))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(Self.color(source))
    shape(canvas.context)
    return canvas
  }

  private let left = CGRect(x: 0, y: 0, width: 2, height: 4)

  /// The modes that mix the components of both colors.
  private static let separable: [(CGBlendMode, @Sendable (Double, Double) -> Double)] = [
    (.normal, { _, s in s }),
    (.multiply, { b, s in b * s }),
    (.screen, { b, s in b + s - b * s }),
    (.overlay, { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
    (.darken, { b, s in min(b, s) }),
    (.lighten, { b, s in max(b, s) }),
    (.colorDodge, { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }),
    (.colorBurn, { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }),
    (.hardLight, { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
    (
      .softLight,
      { b, s in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    ),
    (.difference, { b, s in abs(b - s) }),
    (.exclusion, { b, s in b + s - 2 * b * s }),
  ]

  @Test("modes that mix components follow their formulas")
  func mixing() {
    for (mode, formula) in Self.separable {
      let canvas = draw(mode) { $0.fill(left) }
      let (s, b) = (Self.source, Self.backdrop)
      for channel in 0..<3 {
        let mixed = formula(b.rgb[channel], s.rgb[channel])
        let expected =
          s.alpha * (1 - b.alpha) * s.rgb[channel] + s.alpha * b.alpha * mixed + (1 - s.alpha) * b.alpha
          * b.rgb[channel]
        let found = Double(canvas.channels(1, 1)[channel])
        #expect(abs(found - expected * 255) <= 2.5, "\(mode) \(channel): \(found), \(expected * 255)")
      }
      #expect(abs(Double(canvas.alpha(1, 1)) - 0.92 * 255) <= 1.5, "\(mode)")
      #expect(canvas.channels(3, 1) == draw(.normal) { _ in }.channels(3, 1), "\(mode)")
    }
  }

  /// The factors of the source and of the backdrop, computed from both alpha values.
  private static let composing: [(CGBlendMode, @Sendable (Double, Double) -> (Double, Double))] = [
    (.clear, { _, _ in (0, 0) }),
    (.copy, { _, _ in (1, 0) }),
    (.sourceIn, { _, d in (d, 0) }),
    (.sourceOut, { _, d in (1 - d, 0) }),
    (.sourceAtop, { s, d in (d, 1 - s) }),
    (.destinationOver, { _, d in (1 - d, 1) }),
    (.destinationIn, { s, _ in (0, s) }),
    (.destinationOut, { s, _ in (0, 1 - s) }),
    (.destinationAtop, { s, d in (1 - d, s) }),
    (.xor, { s, d in (1 - d, 1 - s) }),
    (.plusLighter, { _, _ in (1, 1) }),
  ]

  @Test("modes that compose follow their formulas, and leave alone what is outside of the shape")
  func composing() {
    let ellipse: (CGContext) -> Void = { $0.fillEllipse(in: CGRect(x: -10, y: -8, width: 12, height: 20)) }
    let shapes: [(CGContext) -> Void] = [{ $0.fill(left) }, ellipse]
    for (mode, factors) in Self.composing {
      for (index, shape) in shapes.enumerated() {
        let canvas = draw(mode) { shape($0) }
        let (s, b) = (Self.source, Self.backdrop)
        let (fs, fb) = factors(s.alpha, b.alpha)
        for channel in 0..<4 {
          let new = channel == 3 ? s.alpha : s.rgb[channel] * s.alpha
          let old = channel == 3 ? b.alpha : b.rgb[channel] * b.alpha
          let expected = min(1, new * fs + old * fb) * 255
          let found = Double(canvas.channels(0, 2)[channel])
          #expect(abs(found - expected) <= 2, "\(mode) \(index) \(channel): \(found), \(expected)")
        }
        #expect(canvas.channels(3, 2) == draw(.normal) { _ in }.channels(3, 2), "\(mode) \(index)")
      }
    }
  }

  @Test("plus darker sums up what both lack")
  func plusDarker() {
    let opaque = Pixel(rgb: [0.8, 0.4, 0.2], alpha: 1)
    let below = Pixel(rgb: [0.6, 0.4, 1], alpha: 1)
    let canvas = draw(.plusDarker, opaque, below) { $0.fill(left) }
    let found = canvas.channels(0, 0)
    for (channel, expected) in [0.4, 0, 0.2].enumerated() { #expect(abs(Double(found[channel]) - expected * 255) <= 2) }
    #expect(canvas.channels(3, 0) == [153, 102, 255, 255])
  }

  @Test("hue, saturation, color and luminosity take over what they are named for")
  func nonSeparable() {
    func luminosity(_ c: [Int]) -> Double { 0.3 * Double(c[0]) + 0.59 * Double(c[1]) + 0.11 * Double(c[2]) }
    func saturation(_ c: [Int]) -> Int { (c.prefix(3).max() ?? 0) - (c.prefix(3).min() ?? 0) }
    let opaque = Pixel(rgb: [0.6, 0.5, 0.4], alpha: 1)
    let below = Pixel(rgb: [0.4, 0.5, 0.6], alpha: 1)
    let new = [153, 128, 102]
    let old = [102, 128, 153]
    for (mode, expected) in [
      (CGBlendMode.hue, (luminosity(old), saturation(old))), (.saturation, (luminosity(old), saturation(new))),
      (.color, (luminosity(old), saturation(new))), (.luminosity, (luminosity(new), saturation(old))),
    ] {
      let found = draw(mode, opaque, below) { $0.fill(left) }.channels(0, 0)
      #expect(abs(luminosity(found) - expected.0) <= 2, "\(mode)")
      #expect(abs(saturation(found) - expected.1) <= 2, "\(mode)")
    }
  }

  @Test(
    "layers, images and gradients blend as shapes do",
    arguments: [CGBlendMode.multiply, .sourceIn, .plusDarker, .screen])
  func everyDrawing(mode: CGBlendMode) throws {
    let expected = draw(mode) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.channels(1, 1)
    let picture = Canvas(4, 4)
    picture.context.setFillColor(Self.color(Self.source))
    picture.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = try #require(picture.context.makeImage())
    let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
    let drawings: [(CGContext) -> Void] = [
      { $0.draw(image, in: whole) },
      { $0.draw(image, in: CGRect(x: -0.5, y: -0.5, width: 6, height: 6)) },
      {
        let gradient = CGGradient(stops: [(0, Self.color(Self.source)), (1, Self.color(Self.source))])
        $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 9, y: 9), options: [.drawsBeforeStartLocation])
      },
      {
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.fill(whole)
        $0.endTransparencyLayer()
      },
    ]
    for (index, drawing) in drawings.enumerated() {
      let found = draw(mode) { drawing($0) }.channels(1, 1)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(mode) \(index): \(found), \(expected)")
    }
  }
}
