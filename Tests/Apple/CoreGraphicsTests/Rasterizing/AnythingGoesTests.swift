import CoreGraphics
import Testing

/// Random drawing with unusual numbers.
struct AnythingGoesTests {
  /// A generator of the same numbers in every run and on every machine.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func number() -> CGFloat {
      switch Int.random(in: 0..<24, using: &self) {
      case 0: .nan
      case 1: .infinity
      case 2: -.infinity
      case 3: 1e300
      case 4: -1e12
      case 5: 0
      case 6: 1e-300
      case 7: CGFloat(Int.random(in: -5...70, using: &self))
      default: CGFloat.random(in: -10...70, using: &self)
      }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func rect() -> CGRect {
      switch Int.random(in: 0..<12, using: &self) {
      case 0: .infinite
      case 1: .null
      default: CGRect(x: number(), y: number(), width: number(), height: number())
      }
    }

    mutating func color() -> CGColor {
      CGColor(srgbRed: number() / 60, green: number() / 60, blue: number() / 60, alpha: number() / 60)
    }

    mutating func path() -> CGPath {
      let path = CGMutablePath()
      for _ in 0..<Int.random(in: 0..<5, using: &self) {
        switch Int.random(in: 0..<9, using: &self) {
        case 0: path.addRect(rect())
        case 1: path.addEllipse(in: rect())
        case 2: path.addRoundedRect(in: rect(), cornerWidth: number(), cornerHeight: number())
        case 3: path.move(to: point())
        case 4: path.addLine(to: point())
        case 5: path.addCurve(to: point(), control1: point(), control2: point())
        case 6:
          path.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: false)
        case 7: path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
        default:
          path.addPath(
            CGPath.roundedRect(
              rect(),
              radii: CornerRadii(topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number()),
              continuous: true))
        }
      }
      return path
    }
  }

  private func step(_ context: CGContext, _ random: inout Generator, _ image: CGImage, _ list: DisplayList) {
    let gradient = CGGradient(stops: [(random.number() / 60, random.color()), (random.number() / 60, random.color())])
    switch Int.random(in: 0..<34, using: &random) {
    case 0: context.saveGState()
    case 1, 2, 3: context.restoreGState()
    case 4: context.scaleBy(x: random.number() / 20, y: random.number() / 20)
    case 5: context.rotate(by: random.number())
    case 6: context.translateBy(x: random.number() / 4, y: random.number() / 4)
    case 7: context.clip(to: random.rect())
    case 8:
      context.addPath(random.path())
      context.clip(using: .evenOdd)
    case 9: context.clip(to: random.rect(), mask: image)
    case 10: context.resetClip()
    case 11: context.setFillColor(random.color())
    case 12: context.setStrokeColor(random.color())
    case 13: context.setLineWidth(random.number())
    case 14: context.setLineDash(phase: random.number(), lengths: [abs(random.number()), 3])
    case 15: context.setAlpha(random.number() / 60)
    case 16: context.setBlendMode(CGBlendMode(rawValue: Int32.random(in: 0..<28, using: &random)) ?? .normal)
    case 17:
      context.setShadow(
        offset: CGSize(width: random.number(), height: random.number()), blur: min(random.number(), 30),
        color: random.color())
    case 18: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case 19: context.beginTransparencyLayer(in: random.rect(), auxiliaryInfo: nil)
    case 20, 21: context.endTransparencyLayer()
    case 22: context.fill(random.rect())
    case 23: context.stroke(random.rect())
    case 24: context.clear(random.rect())
    case 25: context.draw(image, in: random.rect(), byTiling: Bool.random(using: &random))
    case 26:
      context.drawLinearGradient(
        gradient, start: random.point(), end: random.point(), options: .drawsBeforeStartLocation)
    case 27:
      context.drawRadialGradient(
        gradient, startCenter: random.point(), startRadius: random.number(), endCenter: random.point(),
        endRadius: random.number(), options: .drawsAfterEndLocation)
    case 28: context.drawConicGradient(gradient, center: random.point(), angle: random.number())
    case 29: context.draw(list)
    case 30:
      context.drawShadow(
        of: random.path(), offset: CGSize(width: random.number(), height: 1), blurSigma: min(random.number(), 20),
        color: random.color())
    case 31:
      context.addPath(random.path())
      context.strokePath()
    default:
      context.addPath(random.path())
      context.drawPath(using: .eoFillStroke)
    }
  }

  @Test("no drawing stops the program, and colors never exceed alpha", arguments: 0..<12)
  func random(seed: Int) throws {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let picture = Canvas(7, 5)
    picture.context.drawConicGradient(
      CGGradient(stops: [(0, .pureRed), (1, CGColor.pureBlue.copy(alpha: 0)!)]), center: CGPoint(x: 3, y: 3), angle: 0)
    let image = try #require(picture.context.makeImage())
    let recording = CGContext(recording: CGRect(x: 0, y: 0, width: 60, height: 60))
    for _ in 0..<20 { step(recording, &random, image, DisplayList()) }
    let canvas = Canvas.flipped(60, 60, isOpaque: seed % 3 == 0)
    for _ in 0..<150 { step(canvas.context, &random, image, recording.displayList) }
    #expect(!recording.displayList.dump().isEmpty)
    for y in 0..<60 {
      for x in 0..<60 {
        let pixel = canvas.channels(x, y)
        #expect(pixel.max() == pixel[3] || seed % 3 == 0 && pixel[3] == 255, "\(x) \(y) \(pixel)")
      }
    }
  }
}
