import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Edges of layers", .ownHosts)
struct LayerEdgeTests {
  @Test("layers that touch between two pixels show no seam", arguments: [1, 2, 3])
  func seam(scale: Int) {
    let root = layer(0, 0, 10, 10, .white, layer(0, 0, 10, 3.3, .black), layer(0, 3.3, 10, 3.4, .black))
    root.addSublayer(layer(0, 6.7, 10, 3.3, .black))
    let picture = Picture(root, width: 10, height: 10, scale: scale)
    for y in 0..<10 * scale { #expect(picture[5, y] == .black) }
  }

  @Test("an edge between two pixels goes to the nearer one; what is thinner than a pixel keeps one")
  func nearest() {
    let root = layer(0, 0, 10, 10, nil, layer(1.4, 2.6, 3, 3, .red), layer(0, 8.1, 10, 0.2, .blue))
    let picture = Picture(root, width: 10, height: 10)
    #expect(picture[1, 3] == .red && picture[3, 5] == .red)
    #expect(picture[4, 3].alpha == 0 && picture[2, 2].alpha == 0 && picture[2, 6].alpha == 0)
    #expect(
      (0..<10).map { picture[5, $0] == .blue } == [
        false, false, false, false, false, false, false, false, true, false,
      ])
  }

  @Test("a line at the edge of a row is not covered by the row that follows")
  func lines() {
    // The rows have 3.33 points, as in a list, each with a line at its end.
    let root = layer(0, 0, 10, 40, nil)
    for row in 0..<12 {
      let line = layer(0, 3, 10, 1.0 / 3, .blue)
      root.addSublayer(layer(0, CGFloat(row) * 10 / 3, 10, 10.0 / 3, .white, line))
    }
    let picture = Picture(root, width: 10, height: 40)
    #expect((0..<40).filter { picture[5, $0] == .blue }.count == 12)
  }

  @Test("sublayers are cut off at the edge that the layer shows")
  func clipping() {
    let clipped = layer(1.4, 1.4, 4.2, 4.2, .red, layer(-5, -5, 20, 20, .blue))
    clipped.masksToBounds = true
    let picture = Picture(layer(0, 0, 10, 10, .white, clipped), width: 10, height: 10)
    for y in 0..<10 { for x in 0..<10 { #expect(picture[x, y] == .white || picture[x, y] == .blue) } }
    #expect(picture[1, 1] == .blue && picture[5, 5] == .blue && picture[6, 6] == .white)
  }

  @Test("edges are softened where a layer asks for it, and where it is turned")
  func softened() {
    let soft = layer(1.5, 0, 3, 4, .black)
    soft.allowsEdgeAntialiasing = true
    let picture = Picture(layer(0, 0, 10, 10, nil, soft), width: 10, height: 10)
    #expect(abs(picture[1, 2].alpha - 128) <= 2)
  }

  @Test("edges that are left out of the mask go to the nearer pixel")
  func mask() {
    let soft = layer(1.5, 1.5, 4, 4, .black)
    soft.allowsEdgeAntialiasing = true
    soft.edgeAntialiasingMask = [.layerRightEdge, .layerBottomEdge]
    let picture = Picture(layer(0, 0, 10, 10, nil, soft), width: 10, height: 10)
    // The edge at the minimum y is the bottom edge.
    #expect(abs(picture[3, 1].alpha - 128) <= 2 && abs(picture[5, 3].alpha - 128) <= 2)
    #expect([0, 255].contains(picture[1, 3].alpha) && [0, 255].contains(picture[3, 5].alpha))
    #expect(CALayer().edgeAntialiasingMask.rawValue == 0b1111)
  }
}
