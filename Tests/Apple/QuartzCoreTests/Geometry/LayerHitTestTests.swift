import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CALayer.hitTest", .ownHosts)
struct LayerHitTestTests {
  @Test("finds the topmost layer, the deepest first")
  func topmost() {
    let below = layer(0, 0, 60, 60)
    let inner = layer(10, 10, 10, 10)
    let above = layer(20, 20, 60, 60, nil, inner)
    let root = layer(0, 0, 100, 100, nil, below, above)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === below)
    #expect(root.hitTest(CGPoint(x: 25, y: 25)) === above)
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === inner)
    #expect(root.hitTest(CGPoint(x: 95, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5)) == nil)
  }

  @Test("goes by z position before order")
  func depth() {
    let first = layer(0, 0, 10, 10)
    let second = layer(0, 0, 10, 10)
    let root = layer(0, 0, 10, 10, nil, first, second)
    #expect(root.hitTest(.zero) === second)
    first.zPosition = 1
    #expect(root.hitTest(.zero) === first)
    second.zPosition = 1
    #expect(root.hitTest(.zero) === second)
  }

  @Test("passes over hidden layers, and over what a masking layer cuts off")
  func hiddenAndMasked() {
    let child = layer(20, 0, 10, 10)
    let parent = layer(0, 0, 10, 10, nil, child)
    let root = layer(0, 0, 100, 100, nil, parent)
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === child)
    parent.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === root)
    parent.masksToBounds = false
    child.isHidden = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === root)
  }

  @Test("takes its point in the superlayer's coordinates, through transforms")
  func coordinates() {
    let root = layer(50, 50, 20, 20)
    root.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(root.hitTest(CGPoint(x: 41, y: 41)) === root)
    #expect(root.hitTest(CGPoint(x: 39, y: 41)) == nil)
  }
}
