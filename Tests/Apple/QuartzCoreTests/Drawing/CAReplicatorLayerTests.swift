import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CAReplicatorLayer", .ownHosts)
struct CAReplicatorLayerTests {
  private let layer = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    dot.frame = CGRect(x: 0, y: 5, width: 10, height: 10)
    dot.backgroundColor = .white
    layer.addSublayer(dot)
  }

  private var picture: Picture { Picture(layer, width: 100, height: 20) }

  @Test("draws its sublayers once, and as often as asked for, each copy moved on from the one before")
  func copies() {
    #expect(picture.extent() == CGRect(x: 0, y: 5, width: 10, height: 10))
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let drawn = picture
    for x in [5, 25, 45, 65] { #expect(drawn[x, 10] == .white) }
    for x in [15, 35, 55, 85] { #expect(drawn[x, 10] == .clear) }
    layer.instanceCount = 0
    #expect(picture.extent() == nil)
  }

  @Test("copies turn about the layer's middle")
  func turning() {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    dot.frame = CGRect(x: 15, y: 0, width: 10, height: 10)
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let drawn = Picture(layer, width: 40, height: 40)
    for (x, y) in [(20, 5), (35, 20), (20, 35), (5, 20)] { #expect(drawn[x, y] == .white) }
    #expect(drawn[20, 20] == .clear)
  }

  @Test("colors are multiplied by the copies' color, which goes on by the offsets")
  func colors() {
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    layer.instanceRedOffset = -0.5
    layer.instanceAlphaOffset = -0.25
    let drawn = picture
    let first = drawn[5, 10]
    #expect(first.red == 255 && abs(first.green - 128) <= 2 && first.blue == 0 && first.alpha == 255)
    // The value is half of white multiplied by an alpha of three quarters.
    #expect(abs(drawn[25, 10].red - 96) <= 2)
    #expect(abs(drawn[25, 10].alpha - 191) <= 2)
    #expect(drawn[45, 10].red == 0 && abs(drawn[45, 10].alpha - 128) <= 2)
    #expect(drawn[15, 10] == .clear)
  }

  @Test("each copy is as late as the delay says")
  func delay() {
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    layer.instanceDelay = 1
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    fade.duration = 4
    dot.add(fade, forKey: nil)
    let host = AppHost.current
    host.animations.update()
    host.clock.now += 3
    let drawn = host.animations.withPresentation { picture }
    #expect(abs(drawn[5, 10].alpha - 191) <= 3)
    #expect(abs(drawn[25, 10].alpha - 128) <= 3)
    #expect(abs(drawn[45, 10].alpha - 64) <= 3)
    #expect(dot.opacity == 1)
  }

  @Test("copies beyond the bounds count where the layer is faded as one")
  func extent() {
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    layer.opacity = 0.5
    let drawn = picture
    // The copies overlap, and none is visible through another.
    #expect(abs(drawn[7, 10].alpha - 128) <= 1 && abs(drawn[13, 10].alpha - 128) <= 1)
    #expect(LayerExtent.all(of: layer).contains(CGRect(x: 0, y: 5, width: 15, height: 10)))
  }
}
