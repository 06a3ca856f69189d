import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Contents", .ownHosts)
struct LayerContentsTests {
  @Test(
    "are placed by gravity; bottom is the least y",
    arguments: [
      (.center, CGRect(x: 4, y: 2, width: 2, height: 2)), (.top, CGRect(x: 4, y: 4, width: 2, height: 2)),
      (.bottom, CGRect(x: 4, y: 0, width: 2, height: 2)), (.left, CGRect(x: 0, y: 2, width: 2, height: 2)),
      (.right, CGRect(x: 8, y: 2, width: 2, height: 2)), (.topLeft, CGRect(x: 0, y: 4, width: 2, height: 2)),
      (.topRight, CGRect(x: 8, y: 4, width: 2, height: 2)), (.bottomLeft, CGRect(x: 0, y: 0, width: 2, height: 2)),
      (.bottomRight, CGRect(x: 8, y: 0, width: 2, height: 2)), (.resize, CGRect(x: 0, y: 0, width: 10, height: 6)),
      (.resizeAspect, CGRect(x: 2, y: 0, width: 6, height: 6)),
      (.resizeAspectFill, CGRect(x: 0, y: -2, width: 10, height: 10)),
    ] as [(CALayerContentsGravity, CGRect)])
  func gravity(gravity: CALayerContentsGravity, expected: CGRect) {
    let picture = layer(5, 5, 10, 6)
    picture.contents = image("rg", "bw")
    picture.contentsGravity = gravity
    picture.magnificationFilter = .nearest
    let drawn = Picture(layer(0, 0, 20, 20, nil, picture), width: 20, height: 20)
    let box = expected.offsetBy(dx: 5, dy: 5)
    #expect(drawn.extent() == box)
    #expect(drawn[Int(box.minX), Int(box.minY)] == .red && drawn[Int(box.maxX) - 1, Int(box.minY)] == .green)
    #expect(drawn[Int(box.minX), Int(box.maxY) - 1] == .blue && drawn[Int(box.maxX) - 1, Int(box.maxY) - 1] == .white)
  }

  @Test("have the size of their pixels over the scale")
  func scale() {
    let picture = layer(0, 0, 10, 10)
    picture.contents = image("rrrr", "rrrr")
    picture.contentsGravity = .bottomLeft
    picture.contentsScale = 2
    #expect(Picture(picture, width: 10, height: 10).extent() == CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  @Test("are cut off only where the layer masks to its bounds")
  func spilling() {
    let picture = layer(4, 4, 2, 2)
    picture.contents = image("rrrr", "rrrr", "rrrr", "rrrr")
    picture.contentsGravity = .center
    let root = layer(0, 0, 10, 10, nil, picture)
    #expect(Picture(root, width: 10, height: 10).extent() == CGRect(x: 3, y: 3, width: 4, height: 4))
    picture.masksToBounds = true
    #expect(Picture(root, width: 10, height: 10).extent() == CGRect(x: 4, y: 4, width: 2, height: 2))
  }

  @Test("can be a part of the image")
  func contentsRect() {
    let picture = layer(0, 0, 4, 4)
    picture.contents = image("rg", "bw")
    picture.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    picture.magnificationFilter = .nearest
    let drawn = Picture(picture, width: 4, height: 4)
    #expect(drawn[0, 0] == .white && drawn[3, 3] == .white && drawn.coverage == 16)
  }

  @Test("stretch only their center where one is set, and keep their corners")
  func contentsCenter() {
    let picture = layer(0, 0, 9, 7)
    picture.contents = image("rgb", "wkw", "bgr")
    picture.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
    picture.magnificationFilter = .nearest
    let drawn = Picture(picture, width: 9, height: 7)
    #expect(drawn[0, 0] == .red && drawn[8, 0] == .blue && drawn[0, 6] == .blue && drawn[8, 6] == .red)
    #expect((1...7).allSatisfy { drawn[$0, 0] == .green && drawn[$0, 6] == .green })
    #expect((1...5).allSatisfy { drawn[0, $0] == .white && drawn[8, $0] == .white })
    #expect((1...7).allSatisfy { x in (1...5).allSatisfy { drawn[x, $0] == .black } })
    picture.contentsGravity = .center
    #expect(Picture(picture, width: 9, height: 7).extent() == CGRect(x: 3, y: 2, width: 3, height: 3))
  }

  @Test("nine parts meet without a seam, also off the pixel grid")
  func seams() {
    let picture = layer(0.3, 0.4, 20.5, 17.3)
    picture.contents = image("rrr", "rrr", "rrr")
    picture.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
    let drawn = Picture(layer(0, 0, 30, 30, nil, picture), width: 30, height: 30)
    #expect((2..<19).allSatisfy { x in (2..<16).allSatisfy { drawn[x, $0] == .red } })
  }

  @Test("parts give room to both ends evenly when there is too little")
  func tooSmall() {
    let parts = ContentPlacement.parts(
      target: CGRect(x: 0, y: 0, width: 10, height: 5), size: CGSize(width: 40, height: 5),
      rect: CGRect(x: 0, y: 0, width: 1, height: 1),
      center: CGRect(x: 0.75, y: 0, width: 0.125, height: 1))
    #expect(parts.map(\.target.width).reduce(0, +) == 10)
    #expect(parts.count == 2 && abs(parts[0].target.width - 60 / 7) < 1e-12)
  }

  @Test("filters choose between squares and blends")
  func filters() {
    let picture = layer(0, 0, 8, 1)
    picture.contents = image("kw")
    let smooth = Picture(picture, width: 8, height: 1)
    #expect((1..<7).contains { ![0, 255].contains(smooth[$0, 0].red) })
    picture.magnificationFilter = .nearest
    let squares = Picture(picture, width: 8, height: 1)
    #expect((0..<4).allSatisfy { squares[$0, 0] == .black } && (4..<8).allSatisfy { squares[$0, 0] == .white })
  }

  @Test("drawn once follow the bounds as an image would: stretched, or placed by gravity")
  func recordings() {
    let witness = Witness()
    witness.drawing = { layer, context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(.blue)
      context.fill(CGRect(x: 2, y: 1, width: 2, height: 1))
    }
    let drawn = layer(0, 0, 4, 2)
    drawn.delegate = witness
    drawn.setNeedsDisplay()
    let root = layer(0, 0, 20, 20, nil, drawn)
    root.displayTree()
    #expect(Picture(root, width: 20, height: 20)[1, 0] == .red)
    drawn.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    var picture = Picture(root, width: 20, height: 20)
    #expect(picture[3, 3] == .red && picture[4, 4] == .blue && picture[7, 7] == .blue && picture.coverage == 32)
    drawn.contentsGravity = .topRight
    picture = Picture(root, width: 20, height: 20)
    #expect(picture[4, 6] == .red && picture[7, 7] == .blue && picture.coverage == 4)
    drawn.bounds.origin = CGPoint(x: 100, y: 100)
    #expect(Picture(root, width: 20, height: 20)[4, 6] == .red)
    #expect(witness.events.count == 2)
  }

  @Test("drawn beyond the bounds are cut off")
  func recordingsAreClipped() {
    let witness = Witness()
    witness.drawing = { _, context in context.fill(CGRect(x: -10, y: -10, width: 100, height: 100)) }
    let drawn = layer(5, 5, 4, 4)
    drawn.delegate = witness
    drawn.setNeedsDisplay()
    drawn.displayIfNeeded()
    #expect(Picture(layer(0, 0, 20, 20, nil, drawn), width: 20, height: 20).extent() == drawn.frame)
  }

  @Test("drawn in one part fade without a group, in several with one")
  func fading() {
    let witness = Witness()
    let drawn = layer(0, 0, 4, 4)
    drawn.delegate = witness
    drawn.opacity = 0.5
    witness.drawing = { _, context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    drawn.setNeedsDisplay()
    drawn.displayIfNeeded()
    #expect(Picture(drawn, width: 4, height: 4)[1, 1].isNear(Pixel(blue: 0, green: 0, red: 128, alpha: 128)))
    witness.drawing = { _, context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setFillColor(.blue)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    drawn.setNeedsDisplay()
    drawn.displayIfNeeded()
    #expect(Picture(drawn, width: 4, height: 4)[1, 1].isNear(Pixel(blue: 128, green: 0, red: 0, alpha: 128)))
  }
}
