import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CATransformLayer", .ownHosts)
struct CATransformLayerTests {
  private func box(_ color: CGColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func turned(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }

  private func scene(_ middle: CALayer) -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = box(.red, CGRect(x: 0, y: 0, width: 100, height: 100))
    child.transform = turned(.pi / 2)
    middle.addSublayer(child)
    middle.transform = turned(-.pi / 2)
    root.addSublayer(middle)
    return root
  }

  @Test("its turn and that of a layer in it are one: what is turned away and back is seen whole")
  func oneSpace() {
    #expect(Picture(scene(CATransformLayer()), width: 100, height: 100)[50, 50] == .red)
    // All other layers are flattened first, so that two edge-on rotations leave nothing.
    #expect(Picture(scene(CALayer()), width: 100, height: 100).extent() == nil)
  }

  @Test("shows nothing of its own")
  func ownLooks() {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .blue
    layer.borderWidth = 2
    let root = CALayer()
    root.frame = layer.frame
    root.addSublayer(layer)
    #expect(Picture(root, width: 20, height: 20).extent() == nil)
    layer.addSublayer(box(.red, CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(Picture(root, width: 20, height: 20).extent() == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("what is nearer is drawn later, whatever the order of sublayers")
  func depth() {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let near = box(.red, layer.frame)
    near.transform = CATransform3DMakeTranslation(0, 0, 10)
    layer.addSublayer(near)
    layer.addSublayer(box(.blue, layer.frame))
    let root = CALayer()
    root.frame = layer.frame
    root.addSublayer(layer)
    #expect(Picture(root, width: 20, height: 20)[10, 10] == .red)
    // From behind, the other layer is nearer.
    layer.transform = turned(.pi)
    #expect(Picture(root, width: 20, height: 20)[10, 10] == .blue)
  }

  @Test("opacity holds for each sublayer by itself, and reaches sublayers inside of nested ones")
  func opacity() {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.opacity = 0.5
    let inner = CATransformLayer()
    inner.frame = layer.frame
    inner.addSublayer(box(.red, layer.frame))
    inner.addSublayer(box(.red, layer.frame))
    layer.addSublayer(inner)
    let root = CALayer()
    root.frame = layer.frame
    root.addSublayer(layer)
    #expect(abs(Picture(root, width: 20, height: 20)[10, 10].alpha - 191) <= 2)
  }
}
