import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Conversion between layers", .ownHosts)
struct LayerConversionTests {
  /// Returns root > a (moved, scrolled, scaled) > leaf, and root > b (rotated) > other.
  private func tree() -> (root: CALayer, leaf: CALayer, other: CALayer) {
    let leaf = layer(10, 10, 20, 20)
    let a = layer(100, 0, 100, 100, nil, leaf)
    a.bounds.origin = CGPoint(x: 5, y: 7)
    a.transform = CATransform3DMakeScale(2, 2, 1)
    let other = layer(0, 0, 10, 10)
    let b = layer(0, 100, 50, 50, nil, other)
    b.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    return (layer(0, 0, 400, 400, nil, a, b), leaf, other)
  }

  @Test("goes up through scroll offset, scale and position")
  func up() {
    let (root, leaf, _) = tree()
    // (3, 4) in leaf is (13, 14) in a, (8, 7) from a's corner, 16 and 14 from the doubled corner (50, -50).
    #expect(leaf.convert(CGPoint(x: 3, y: 4), to: root) == CGPoint(x: 66, y: -36))
    #expect(root.convert(CGPoint(x: 3, y: 4), from: leaf) == CGPoint(x: 66, y: -36))
  }

  @Test("between cousins there and back is where it began")
  func cousins() {
    let (root, leaf, other) = tree()
    for point in [CGPoint.zero, CGPoint(x: 3, y: -4), CGPoint(x: 100, y: 0.5)] {
      let there = leaf.convert(point, to: other)
      #expect(abs(other.convert(there, to: leaf).x - point.x) < 1e-9)
      #expect(abs(leaf.convert(there, from: other).y - point.y) < 1e-9)
      let throughRoot = other.convert(leaf.convert(point, to: root), from: root)
      #expect(abs(throughRoot.x - there.x) < 1e-9 && abs(throughRoot.y - there.y) < 1e-9)
    }
  }

  @Test("of a rectangle gives the rectangle around it")
  func rectangles() {
    let (root, _, other) = tree()
    // b is rotated by a quarter turn about (25, 125): its upper-left corner moves to the upper right.
    #expect(
      other.convert(CGRect(x: 0, y: 0, width: 10, height: 4), to: root) == CGRect(x: 46, y: 100, width: 4, height: 10))
  }

  @Test("takes nil for the coordinates that the root lies in")
  func toNil() {
    let (root, leaf, _) = tree()
    root.position.x += 1000
    #expect(leaf.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 1066, y: -36))
    #expect(root.convert(CGPoint(x: 1000, y: 0), from: nil) == .zero)
  }

  @Test("sees a parent's sublayer transform, about the middle of its bounds")
  func sublayerTransform() {
    let child = layer(0, 0, 10, 10)
    let parent = layer(0, 0, 100, 100, nil, child)
    parent.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 25, y: 25))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("takes the depth of perspective into account for layers parallel to the screen")
  func perspective() {
    let child = layer(0, 0, 10, 10)
    child.zPosition = 500
    let parent = layer(0, 0, 100, 100, nil, child)
    parent.sublayerTransform.m34 = -1 / 1000
    // The layer is halfway to the eye, and therefore twice as far from the center.
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: -50, y: -50))
  }

  @Test("flips y within the bounds of a layer with flipped geometry")
  func flipped() {
    let child = layer(10, 10, 20, 20)
    let parent = layer(100, 100, 100, 50, nil, child)
    let root = layer(0, 0, 300, 300, nil, parent)
    parent.isGeometryFlipped = true
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 140))
    #expect(parent.contentsAreFlipped() && child.contentsAreFlipped() && !root.contentsAreFlipped())
    #expect(parent.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test("of times goes through begin, speed and offset of each layer")
  func times() {
    let (root, leaf, _) = tree()
    root.speed = 2
    root.beginTime = 10
    leaf.timeOffset = 5
    // At 12 on the clock, the root's time is 4 and the leaf's is 9.
    #expect(leaf.convertTime(12, from: nil) == 9)
    #expect(leaf.convertTime(9, to: nil) == 12)
    #expect(root.convertTime(9, from: leaf) == 4)
  }

  @Test("a layer tilted under perspective is foreshortened around its anchor, wherever it lies")
  func tilted() {
    let root = layer(0, 0, 400, 800)
    let card = layer(150, 600, 100, 60)
    root.addSublayer(card)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    card.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0)
    let middle = card.convert(CGPoint(x: 50, y: 30), to: root)
    #expect(abs(middle.x - 200) < 1e-9 && abs(middle.y - 630) < 1e-9)
    let right = card.convert(CGPoint(x: 51, y: 30), to: root)
    #expect(abs(right.x - 200 - 0.6967) < 1e-3 && abs(right.y - 630) < 1e-9)
    let below = card.convert(CGPoint(x: 50, y: 31), to: root)
    #expect(abs(below.x - 200) < 1e-9 && abs(below.y - 631) < 1e-9)
  }
}
