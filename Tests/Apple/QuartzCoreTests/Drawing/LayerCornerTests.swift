import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Background, corners and border", .ownHosts)
struct LayerCornerTests {
  @Test("a background fills the bounds to the pixel")
  func background() {
    let picture = Picture(layer(0, 0, 20, 20, nil, layer(3, 4, 5, 6, .red)), width: 20, height: 20)
    #expect(picture.extent() == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(picture[3, 4] == .red && picture[7, 9] == .red && picture.coverage == 30)
  }

  @Test("scrolled bounds move the sublayers, not the background")
  func scrolled() {
    let root = layer(0, 0, 10, 10, .white, layer(5, 5, 2, 2, .red))
    root.bounds.origin = CGPoint(x: 3, y: 1)
    let outer = layer(0, 0, 10, 10, nil, root)
    let picture = Picture(outer, width: 10, height: 10)
    #expect(picture[2, 4] == .red && picture[3, 5] == .red && picture[4, 4] == .white)
    #expect(picture.coverage == 100)
  }

  @Test("a corner radius takes away four quarters of what a circle leaves of its square")
  func radius() {
    let square = layer(0, 0, 60, 60, .red)
    square.cornerRadius = 20
    let picture = Picture(square, width: 60, height: 60)
    #expect(abs(picture.coverage - (3600 - 400 * (4 - .pi))) < 3)
    #expect(picture[0, 0] == .clear && picture[3, 3] == .clear && picture[9, 9] == .red && picture[20, 0] == .red)
    #expect(picture[59, 0] == .clear && picture[0, 59] == .clear && picture[59, 59] == .clear)
  }

  @Test("a radius is cut down to half the shorter side, and a negative one is none")
  func radiusLimits() {
    let pill = layer(0, 0, 60, 20, .red)
    pill.cornerRadius = 1000
    #expect(abs(Picture(pill, width: 60, height: 20).coverage - (40 * 20 + .pi * 100)) < 2)
    pill.cornerRadius = -5
    #expect(Picture(pill, width: 60, height: 20).coverage == 1200)
  }

  @Test("each corner can be rounded by itself", arguments: 0..<16)
  func maskedCorners(bits: Int) {
    let square = layer(0, 0, 20, 20, .red)
    square.cornerRadius = 8
    square.maskedCorners = CACornerMask(rawValue: UInt(bits))
    let picture = Picture(square, width: 20, height: 20)
    for (bit, x, y) in [(1, 0, 0), (2, 19, 0), (4, 0, 19), (8, 19, 19)] {
      #expect(picture[x, y] == (bits & bit != 0 ? .clear : .red))
    }
  }

  @Test("continuous corners begin farther along the edge")
  func continuous() {
    let square = layer(0, 0, 100, 100, .red)
    square.cornerRadius = 20
    let circular = Picture(square, width: 100, height: 100, scale: 2)
    square.cornerCurve = .continuous
    let continuous = Picture(square, width: 100, height: 100, scale: 2)
    #expect(circular[44, 0].alpha > 230 && continuous[44, 0].alpha < circular[44, 0].alpha)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) > 1.5)
  }

  @Test("a border lies inside the bounds, above the sublayers")
  func border() {
    let root = layer(0, 0, 20, 20, .white, layer(0, 0, 10, 20, .blue))
    root.borderWidth = 3
    root.borderColor = .red
    let picture = Picture(root, width: 20, height: 20)
    #expect(picture[0, 0] == .red && picture[2, 10] == .red && picture[19, 19] == .red)
    #expect(picture[3, 10] == .blue && picture[16, 10] == .white && picture[17, 10] == .red)
  }

  @Test("a border follows the corners, with what is left of the radius inside")
  func roundedBorder() {
    let ring = layer(0, 0, 60, 60)
    ring.cornerRadius = 20
    ring.borderWidth = 5
    let picture = Picture(ring, width: 60, height: 60)
    let outer = 3600 - 400 * (4 - Double.pi)
    let inner = 2500 - 225 * (4 - Double.pi)
    #expect(abs(picture.coverage - (outer - inner)) < 4)
    #expect(picture[30, 30] == .clear && picture[30, 2] == .black)
    ring.borderWidth = 40
    #expect(abs(Picture(ring, width: 60, height: 60).coverage - outer) < 3)
    ring.borderColor = nil
    #expect(Picture(ring, width: 60, height: 60).coverage == 0)
  }

  @Test("masking cuts sublayers off at the rounded corners, and the background is round without it")
  func masking() {
    let root = layer(0, 0, 40, 40, .white, layer(-10, -10, 60, 60, .red))
    root.cornerRadius = 10
    #expect(Picture(root, width: 40, height: 40).coverage == 1600)
    root.masksToBounds = true
    // Two smoothed edges on top of each other cover more than one. Here, only one counts.
    root.backgroundColor = nil
    let picture = Picture(root, width: 40, height: 40)
    #expect(picture[0, 0] == .clear && picture[20, 20] == .red)
    #expect(abs(picture.coverage - (1600 - 100 * (4 - .pi))) < 3)
  }

  @Test("several sublayers are cut off together, so that the smoothed edge is that of one")
  func maskingMany() {
    let one = layer(0, 0, 40, 40, nil, layer(0, 0, 40, 40, .red))
    let many = layer(0, 0, 40, 40, nil, layer(0, 0, 40, 40, nil, layer(-5, -5, 50, 50, .blue)))
    for _ in 0..<4 { many.addSublayer(layer(0, 0, 40, 40, .red)) }
    for root in [one, many] {
      root.cornerRadius = 20
      root.masksToBounds = true
    }
    let expected = Picture(one, width: 40, height: 40)
    let picture = Picture(many, width: 40, height: 40)
    #expect(picture.largestDifference(from: expected) <= 1)
  }

  @Test("things cut off together keep their opacity")
  func maskingFaded() {
    let root = layer(0, 0, 40, 40, nil, layer(0, 0, 40, 40, .red), layer(0, 0, 40, 20, .blue))
    root.cornerRadius = 20
    root.masksToBounds = true
    root.opacity = 0.5
    let picture = Picture(root, width: 40, height: 40)
    #expect(picture[20, 10].isNear(Pixel(blue: 128, green: 0, red: 0, alpha: 128)))
    #expect(picture[20, 30].isNear(Pixel(blue: 0, green: 0, red: 128, alpha: 128)))
    #expect(abs(picture.coverage - .pi * 200) < 3)
  }

  @Test("a continuous corner of half the side is a circle's", arguments: [0, 2])
  func continuousCircle(borderWidth: CGFloat) {
    let circle = layer(0, 0, 60, 60, borderWidth > 0 ? nil : .red)
    circle.cornerRadius = 30
    circle.borderWidth = borderWidth
    let circular = Picture(circle, width: 60, height: 60)
    circle.cornerCurve = .continuous
    let continuous = Picture(circle, width: 60, height: 60)
    // The curves differ by less than a thousandth of the radius, and cairo draws them with different chords.
    #expect(continuous.largestDifference(from: circular) <= 12)
  }
}
