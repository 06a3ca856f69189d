import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Layout of layers", .ownHosts)
struct LayerLayoutTests {
  @Test("a new size asks for it, a new place does not")
  func boundsChange() {
    let layer = CountingLayer()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 0)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1 && !layer.needsLayout())
    layer.position.x = 50
    layer.bounds.origin.y = 5
    #expect(!layer.needsLayout())
  }

  @Test("coming and going sublayers ask their superlayer for it")
  func hierarchyChange() {
    let child = CALayer()
    let layer = CountingLayer()
    layer.addSublayer(child)
    layer.layoutIfNeeded()
    child.removeFromSuperlayer()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 2)
  }

  @Test("a layer that brings a new sublayer, and takes the old one, whenever it is laid out settles at once")
  func sublayersOfLayout() {
    let witness = Witness()
    let root = layer(0, 0, 10, 10)
    root.delegate = witness
    witness.layout = { layer in
      layer.sublayers?.first?.removeFromSuperlayer()
      layer.insertSublayer(CALayer(), at: 0)
      layer.addSublayer(CALayer())
    }
    #expect(root.layoutTree())
    #expect(witness.events.count == 1 && root.sublayers?.count == 2 && !root.needsLayout())
    // Other layers still request layout.
    root.addSublayer(CALayer())
    #expect(root.needsLayout())
  }

  @Test("goes from the top down, by the delegate")
  func order() {
    let witness = Witness()
    let leaf = layer(0, 0, 1, 1)
    let middle = layer(0, 0, 1, 1, nil, leaf)
    let root = layer(0, 0, 1, 1, nil, middle)
    for (layer, name) in [(leaf, "leaf"), (middle, "middle"), (root, "root")] {
      layer.name = name
      layer.delegate = witness
      layer.setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(witness.events == ["layout root", "layout middle", "layout leaf"])
  }

  @Test("starts at the highest ancestor reached by layers that need it")
  func climbs() {
    let leaf = CountingLayer()
    let middle = CountingLayer()
    let top = CountingLayer()
    let root = CountingLayer()
    root.addSublayer(top)
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    root.layoutIfNeeded()
    let before = [root, top, middle, leaf].map(\.layouts)
    middle.setNeedsLayout()
    root.setNeedsLayout()
    leaf.layoutIfNeeded()
    // The chain of layers that need layout ends at `middle`. `top` does not need it, so `root` is not laid out.
    #expect([root, top, middle, leaf].map(\.layouts) == [before[0], before[1], before[2] + 1, before[3]])
    top.setNeedsLayout()
    leaf.setNeedsLayout()
    middle.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect([root, top, middle, leaf].map(\.layouts) == [before[0] + 1, before[1] + 1, before[2] + 2, before[3] + 1])
  }

  @Test("visits only what needs it: one of a thousand rows")
  func visitsOnlyDirty() {
    let rows = (0..<1000).map { _ in
      let row = CountingLayer()
      row.addSublayer(CountingLayer())
      return row
    }
    let root = CountingLayer()
    for row in rows { root.addSublayer(row) }
    root.layoutIfNeeded()
    let rootBefore = root.layouts
    let before = rows.map(\.layouts)
    rows[617].sublayers![0].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layouts == rootBefore)
    #expect(rows.map(\.layouts) == before)
    #expect(rows.enumerated().allSatisfy { ($1.sublayers![0] as! CountingLayer).layouts == ($0 == 617 ? 1 : 0) })
    #expect(root.flags.isDisjoint(with: .awaitsAny) && rows[617].flags.isDisjoint(with: .awaitsAny))
  }

  @Test("asked for during layout is done in the same call, above and below")
  func reentrant() {
    let witness = Witness()
    let child = CountingLayer()
    let root = CountingLayer()
    root.addSublayer(child)
    child.delegate = witness
    root.layoutIfNeeded()
    let before = root.layouts
    var asked = false
    witness.layout = { layer in
      if !asked { layer.superlayer?.setNeedsLayout() }
      asked = true
    }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layouts == before + 1)
    #expect(!root.needsLayout() && !child.needsLayout())
  }

  @Test("that never comes to rest stops at the limit, and is still due")
  func limit() {
    final class Restless: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        layouts += 1
        setNeedsLayout()
      }
    }
    let layer = Restless()
    layer.setNeedsLayout()
    #expect(!layer.layoutTree())
    #expect(layer.layouts == CALayer.layoutPassLimit)
    #expect(layer.needsLayout())
  }

  @Test("reaches a layer that came in needing it, and not one that was taken away meanwhile")
  func changingTree() {
    let late = CountingLayer()
    late.setNeedsLayout()
    let gone = CountingLayer()
    let witness = Witness()
    let root = layer(0, 0, 1, 1)
    root.addSublayer(gone)
    root.delegate = witness
    gone.setNeedsLayout()
    witness.layout = { root in
      gone.removeFromSuperlayer()
      root.addSublayer(late)
    }
    root.layoutIfNeeded()
    #expect(late.layouts == 1)
    #expect(gone.layouts == 0 && gone.needsLayout())
  }

  @Test("of a mask is done, too")
  func masks() {
    let mask = CountingLayer()
    mask.setNeedsLayout()
    let root = layer(0, 0, 1, 1)
    root.layoutIfNeeded()
    root.mask = mask
    root.layoutIfNeeded()
    #expect(mask.layouts == 1)
  }
}
