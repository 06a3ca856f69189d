import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Masks", .ownHosts)
struct LayerMaskTests {
  private func drawsGroups(_ root: CALayer) -> Bool {
    let context = CGContext(recording: root.bounds)
    LayerRenderer.draw(root, into: context)
    return context.displayList.commands.contains { command in
      if case .beginMask = command.operation { true } else { false }
    }
  }

  @Test("an opaque rectangle cuts out its place, without a picture")
  func rectangle() {
    let root = layer(0, 0, 20, 20, .red, layer(0, 0, 20, 20, .blue))
    root.mask = layer(5, 6, 7, 8, .black)
    #expect(Picture(root, width: 20, height: 20).extent() == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(!drawsGroups(root))
  }

  @Test("the mask's alpha counts, not its color")
  func alpha() {
    let root = layer(0, 0, 20, 20, .red)
    let mask = layer(0, 0, 10, 20, CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    root.mask = mask
    let picture = Picture(root, width: 20, height: 20)
    #expect(drawsGroups(root))
    #expect(picture[5, 5].isNear(Pixel(blue: 0, green: 0, red: 128, alpha: 128)) && picture[15, 5] == .clear)
    mask.backgroundColor = .black
    mask.opacity = 0.5
    #expect(Picture(root, width: 20, height: 20)[5, 5].isNear(Pixel(blue: 0, green: 0, red: 128, alpha: 128)))
  }

  @Test("a filled shape is a mask without a picture, by its rule and transform")
  func shape() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    shape.path = path
    shape.fillRule = .evenOdd
    shape.position = CGPoint(x: 5, y: 5)
    let root = layer(0, 0, 20, 20, .red)
    root.mask = shape
    let picture = Picture(root, width: 20, height: 20)
    #expect(!drawsGroups(root))
    #expect(picture.extent() == CGRect(x: 5, y: 5, width: 10, height: 10) && picture.coverage == 64)
    #expect(picture[10, 10] == .clear)
    shape.path = nil
    #expect(Picture(root, width: 20, height: 20).extent() == nil)
  }

  @Test("a gradient fades out what it masks, the opacity of the layer counts as well")
  func gradient() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    gradient.colors = [CGColor.black, CGColor(red: 0, green: 0, blue: 0, alpha: 0)]
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 0)
    let root = layer(0, 0, 100, 10, .red)
    root.mask = gradient
    let picture = Picture(root, width: 100, height: 10)
    #expect(abs(picture[25, 5].alpha - 190) <= 2 && abs(picture[75, 5].alpha - 63) <= 2)
    root.opacity = 0.5
    #expect(abs(Picture(root, width: 100, height: 10)[25, 5].alpha - 95) <= 2)
  }

  @Test("an image with holes masks by its alpha; a hidden mask shows nothing")
  func image() {
    let mask = layer(0, 0, 4, 4)
    mask.contents = QuartzCoreTests.image("w.", ".w")
    mask.magnificationFilter = .nearest
    let root = layer(0, 0, 4, 4, .red)
    root.mask = mask
    let picture = Picture(root, width: 4, height: 4)
    #expect(picture[0, 0] == .red && picture[3, 0] == .clear && picture[0, 3] == .clear && picture[3, 3] == .red)
    mask.isHidden = true
    #expect(Picture(root, width: 4, height: 4).extent() == nil)
  }
}
