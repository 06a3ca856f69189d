import TestHosts
import Testing

@testable import QuartzCore

/// A layer that needs layout is found from above, regardless of changes of its siblings and of itself.
@Suite("Layers that wait", .ownHosts)
struct AwaitingSublayersTests {
  final class CountingLayer: CALayer {
    var layouts = 0
    var action: (() -> Void)?
    override func layoutSublayers() {
      layouts += 1
      action?()
    }
  }

  func tree(_ count: Int) -> (root: CountingLayer, sublayers: [CountingLayer]) {
    let root = CountingLayer()
    let sublayers = (0..<count).map { _ in CountingLayer() }
    for layer in sublayers { root.addSublayer(layer) }
    root.layoutIfNeeded()
    for layer in sublayers + [root] { layer.layouts = 0 }
    return (root, sublayers)
  }

  @Test("one, two and all of them")
  func several() {
    let (root, sublayers) = tree(5)
    sublayers[3].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(sublayers.map(\.layouts) == [0, 0, 0, 1, 0])
    sublayers[3].setNeedsLayout()
    sublayers[1].setNeedsLayout()
    sublayers[3].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(sublayers.map(\.layouts) == [0, 1, 0, 2, 0])
    for layer in sublayers.reversed() { layer.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(sublayers.map(\.layouts) == [1, 2, 1, 3, 1])
    #expect(root.layouts == 0)
  }

  @Test("one that leaves is not looked for, and those that came to wait after it are found")
  func leaving() {
    let (root, sublayers) = tree(3)
    sublayers[0].setNeedsLayout()
    sublayers[0].removeFromSuperlayer()
    root.layoutIfNeeded()
    #expect(sublayers[0].layouts == 0)
    #expect(root.layouts == 1)

    sublayers[1].setNeedsLayout()
    sublayers[1].removeFromSuperlayer()
    sublayers[2].setNeedsLayout()
    root.addSublayer(sublayers[1])
    root.layoutIfNeeded()
    #expect(sublayers.map(\.layouts) == [0, 1, 1])
  }

  @Test("layers that wait far below, and ones that begin to wait while others are laid out")
  func deep() {
    let (root, sublayers) = tree(3)
    let deep = CountingLayer()
    sublayers[2].addSublayer(deep)
    root.layoutIfNeeded()
    (deep.layouts, sublayers[2].layouts) = (0, 0)
    deep.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(deep.layouts == 1 && sublayers.map(\.layouts) == [0, 0, 0])

    sublayers[1].action = {
      sublayers[0].setNeedsLayout()
      deep.setNeedsLayout()
    }
    sublayers[1].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(deep.layouts == 2 && sublayers.map(\.layouts) == [1, 1, 0])
  }

  @Test("a mask waits like a sublayer")
  func mask() {
    let (root, sublayers) = tree(2)
    let mask = CountingLayer()
    sublayers[0].mask = mask
    root.layoutIfNeeded()
    mask.layouts = 0
    mask.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mask.layouts == 1)
    mask.setNeedsLayout()
    sublayers[0].mask = nil
    sublayers[1].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mask.layouts == 1 && sublayers[1].layouts == 1)
  }
}
