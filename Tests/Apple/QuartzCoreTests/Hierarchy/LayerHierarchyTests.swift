import Dispatch
import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Sublayers", .ownHosts)
struct LayerHierarchyTests {
  private let a = layer(0, 0, 1, 1)
  private let b = layer(0, 0, 1, 1)
  private let c = layer(0, 0, 1, 1)
  private let root = layer(0, 0, 10, 10)

  init() {
    for (layer, name) in [(a, "a"), (b, "b"), (c, "c")] { layer.name = name }
  }

  private var order: String { (root.sublayers ?? []).map { $0.name ?? "?" }.joined() }

  @Test("are added on top, and there are none at first")
  func add() {
    #expect(root.sublayers == nil)
    for layer in [a, b, c] { root.addSublayer(layer) }
    #expect(order == "abc")
    #expect(a.superlayer === root)
    root.addSublayer(a)
    #expect(order == "bca")
  }

  @Test("are inserted at an index, below and above others")
  func insert() {
    root.insertSublayer(a, at: 5)
    root.insertSublayer(b, at: 0)
    #expect(order == "ba")
    root.insertSublayer(c, below: a)
    #expect(order == "bca")
    root.insertSublayer(b, above: a)
    #expect(order == "cab")
    root.insertSublayer(b, below: c)
    #expect(order == "bca")
    root.insertSublayer(b, above: nil)
    #expect(order == "cab")
    root.insertSublayer(b, below: layer(0, 0, 1, 1))
    #expect(order == "bca")
  }

  @Test("are replaced in their place")
  func replace() {
    root.addSublayer(a)
    root.addSublayer(b)
    root.replaceSublayer(a, with: c)
    #expect(order == "cb")
    #expect(a.superlayer == nil)
    root.replaceSublayer(a, with: layer(0, 0, 1, 1))
    #expect(order == "cb")
    root.replaceSublayer(c, with: b)
    #expect(order == "b")
  }

  @Test("are set as a whole")
  func setAll() {
    root.sublayers = [a, b, c]
    root.sublayers = [c, a]
    #expect(order == "ca")
    #expect(b.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil && a.superlayer == nil)
  }

  @Test("leave their old superlayer when they come to another")
  func move() {
    root.addSublayer(a)
    let other = layer(0, 0, 1, 1, nil, a)
    #expect(root.sublayers == nil)
    #expect(a.superlayer === other)
    a.removeFromSuperlayer()
    #expect(a.superlayer == nil && other.sublayers == nil)
  }

  @Test("trees are put together on any thread, many at once")
  nonisolated func threads() {
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        let parent = CALayer()
        for _ in 0..<4 { parent.addSublayer(CALayer()) }
        parent.sublayers?.first?.opacity = 0.5
        #expect(parent.sublayers?.count == 4)
      }
    }
  }

  @Test("know nothing of a superlayer that is gone, and are gone with it unless someone keeps them")
  func lifetime() {
    weak var kept: CALayer?
    weak var lost: CALayer?
    do {
      let parent = layer(0, 0, 1, 1, nil, a)
      let child = CALayer()
      parent.addSublayer(child)
      parent.mask = CALayer()
      kept = parent.mask
      lost = child
    }
    #expect(a.superlayer == nil)
    #expect(kept == nil && lost == nil)
  }

  @Test("a mask has the masked layer as superlayer, and stops being one when it leaves")
  func mask() {
    root.mask = a
    #expect(a.superlayer === root && root.sublayers == nil)
    a.removeFromSuperlayer()
    #expect(root.mask == nil && a.superlayer == nil)
    root.mask = a
    root.mask = b
    #expect(a.superlayer == nil)
  }
}
