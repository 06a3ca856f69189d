import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Display of layers", .ownHosts)
struct LayerDisplayTests {
  @Test("is done once for any number of requests, and not without one")
  func once() {
    let layer = CountingLayer()
    layer.displayIfNeeded()
    #expect(layer.displays == 0)
    layer.setNeedsDisplay()
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.displays == 1 && !layer.needsDisplay())
    layer.setNeedsDisplay(.zero)
    #expect(!layer.needsDisplay())
  }

  @Test("tells the delegate, then lets it draw, and records that")
  func delegate() {
    let witness = Witness()
    witness.drawing = { layer, context in
      context.setFillColor(.red)
      context.fill(layer.bounds)
    }
    let layer = layer(0, 0, 10, 10)
    layer.name = "x"
    layer.delegate = witness
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(witness.events == ["willDraw x", "draw x"])
    #expect(layer.recordedContent?.commands.count == 1)
    #expect(layer.contents != nil)
  }

  @Test("that draws nothing leaves no recording, and an image that was set")
  func nothingDrawn() {
    let layer = layer(0, 0, 10, 10)
    let picture = image("r")
    layer.contents = picture
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.recordedContent == nil)
    #expect(layer.contents as? CGImage === picture)
  }

  @Test("by a delegate's own display draws nothing")
  func ownDisplay() {
    final class Provider: NSObject, CALayerDelegate {
      let picture = image("g")
      var drawings = 0
      func display(_ layer: CALayer) { layer.contents = picture }
      func draw(_ layer: CALayer, in ctx: CGContext) { drawings += 1 }
    }
    let provider = Provider()
    let layer = layer(0, 0, 1, 1)
    layer.delegate = provider
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents as? CGImage === provider.picture)
    #expect(provider.drawings == 0)
  }

  @Test("visits only what needs it")
  func visitsOnlyDirty() {
    let rows = (0..<100).map { _ in CountingLayer() }
    let root = CountingLayer()
    for row in rows { root.addSublayer(row) }
    root.displayTree()
    rows[42].setNeedsDisplay()
    #expect(root.flags.contains(.descendantNeedsDisplay))
    root.displayTree()
    #expect(rows.enumerated().allSatisfy { $1.displays == ($0 == 42 ? 1 : 0) } && root.displays == 0)
    #expect(root.flags.isDisjoint(with: .awaitsDisplay))
  }

  @Test("follows a new size where that is asked for, and changes of keys that a class names")
  func triggers() {
    final class Dial: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "opacity" || super.needsDisplay(forKey: key)
      }
    }
    let layer = layer(0, 0, 1, 1)
    layer.bounds.size.width = 5
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 6
    #expect(layer.needsDisplay())
    let dial = Dial()
    dial.cornerRadius = 3
    #expect(!dial.needsDisplay())
    dial.opacity = 0.5
    #expect(dial.needsDisplay())
  }

  @Test("is done by render(in:), all the way down")
  func render() {
    let witness = Witness()
    witness.drawing = { layer, context in
      context.setFillColor(.blue)
      context.fill(layer.bounds)
    }
    let child = layer(2, 2, 2, 2)
    child.delegate = witness
    child.setNeedsDisplay()
    let root = layer(50, 50, 6, 6, nil, child)
    let picture = Picture(width: 6, height: 6) { root.render(in: $0) }
    #expect(picture[3, 3] == .blue && picture[1, 3] == .clear)
    #expect(!child.needsDisplay())
  }

  @Test("contents can be shared by layers")
  func sharing() {
    let first = layer(0, 0, 4, 4)
    let witness = Witness()
    witness.drawing = { layer, context in context.fill(layer.bounds) }
    first.delegate = witness
    first.setNeedsDisplay()
    first.displayIfNeeded()
    let second = layer(0, 0, 4, 4)
    second.contents = first.contents
    #expect(second.recordedContent?.commands.count == 1)
    second.contents = nil
    #expect(second.recordedContent == nil && second.contents == nil)
    second.contents = "no image"
    #expect(second.contents as? String == "no image")
  }
}
