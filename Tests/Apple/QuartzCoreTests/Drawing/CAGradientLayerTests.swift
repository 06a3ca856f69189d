import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CAGradientLayer", .ownHosts)
struct CAGradientLayerTests {
  private func gradient(_ width: CGFloat, _ height: CGFloat, _ colors: [CGColor]) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.colors = colors
    return layer
  }

  @Test("spreads its colors evenly from top to bottom")
  func axial() {
    let picture = Picture(gradient(4, 256, [.black, .white]), width: 4, height: 256)
    for y in [0, 63, 128, 200, 255] { #expect(abs(picture[2, y].red - y) <= 1) }
    let three = Picture(gradient(4, 100, [.red, .green, .blue]), width: 4, height: 100)
    #expect(three[0, 0].isNear(.red, 5) && three[0, 50].isNear(.green, 6) && three[0, 99].isNear(.blue, 6))
  }

  @Test("goes along the line from start to end point, and beyond both ends")
  func points() {
    let layer = gradient(100, 10, [.black, .white])
    layer.startPoint = CGPoint(x: 0.25, y: 0)
    layer.endPoint = CGPoint(x: 0.75, y: 0)
    let picture = Picture(layer, width: 100, height: 10)
    #expect(picture[10, 5] == .black && picture[90, 5] == .white && abs(picture[50, 0].red - 130) <= 2)
    #expect(picture[50, 0] == picture[50, 9])
  }

  @Test("puts its colors at the locations, with sharp edges where two are at one place")
  func locations() {
    let layer = gradient(100, 4, [.red, .red, .blue, .blue])
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 0)
    layer.locations = [0, 0.3, 0.3, 1]
    let picture = Picture(layer, width: 100, height: 4)
    #expect(picture[28, 1] == .red && picture[31, 1] == .blue)
    layer.locations = [0.5, 0.2]
    #expect(layer.gradientStyle.stops.map(\.location) == [0.5, 0.5, 1, 1])
  }

  @Test("with one color is that color, with none nothing")
  func fewColors() {
    #expect(Picture(gradient(4, 4, [.red]), width: 4, height: 4)[2, 2] == .red)
    #expect(Picture(gradient(4, 4, []), width: 4, height: 4).extent() == nil)
  }

  @Test("has rounded corners without masking, and lies above the background")
  func corners() {
    let layer = gradient(40, 40, [.red, .red])
    layer.backgroundColor = .blue
    layer.cornerRadius = 20
    let picture = Picture(layer, width: 40, height: 40)
    #expect(picture[20, 20] == .red && picture[1, 1] == .clear)
  }

  @Test("radial: an ellipse around the start point that reaches to the end point")
  func radial() {
    let layer = gradient(100, 50, [.white, .black])
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let picture = Picture(layer, width: 100, height: 50)
    #expect(picture[50, 25].red > 245 && picture[0, 0] == .black && picture[99, 49] == .black)
    // Halfway along either axis, the color is halfway between the colors.
    #expect(abs(picture[75, 25].red - 127) <= 5 && abs(picture[50, 37].red - 127) <= 6)
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    #expect(Picture(layer, width: 100, height: 50)[50, 25] == .black)
  }

  @Test("conic: clockwise around the start point, from the direction of the end point")
  func conic() {
    let layer = gradient(100, 100, [.red, .green, .blue, .white])
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    layer.locations = [0, 0.25, 0.5, 0.75]
    let picture = Picture(layer, width: 100, height: 100)
    #expect(picture[95, 50].isNear(.green, 12) && picture[50, 95].isNear(.blue, 12))
    #expect(picture[5, 50].isNear(.white, 12) && picture[51, 5].isNear(.red, 16))
  }
}
