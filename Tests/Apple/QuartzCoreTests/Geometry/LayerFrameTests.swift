import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CALayer.frame", .ownHosts)
struct LayerFrameTests {
  @Test("is bounds, position and anchor point together", arguments: [0, 0.25, 0.5, 1, 2, -1] as [CGFloat])
  func derives(anchor: CGFloat) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 9, width: 100, height: 40)
    layer.anchorPoint = CGPoint(x: anchor, y: 1 - anchor)
    layer.position = CGPoint(x: 300, y: 200)
    #expect(layer.frame == CGRect(x: 300 - 100 * anchor, y: 200 - 40 * (1 - anchor), width: 100, height: 40))
  }

  @Test("sets position and size, and leaves the bounds' origin", arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func sets(anchor: CGFloat) {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.anchorPoint = CGPoint(x: anchor, y: anchor)
    let frame = CGRect(x: 10, y: 20, width: 80, height: 60)
    layer.frame = frame
    #expect(layer.frame == frame)
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 80, height: 60))
    #expect(layer.position == CGPoint(x: 10 + 80 * anchor, y: 20 + 60 * anchor))
  }

  @Test("under a transform is the rectangle around the turned layer")
  func boundingBox() {
    let layer = layer(0, 0, 100, 20)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(layer.frame == CGRect(x: 40, y: -40, width: 20, height: 100))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(layer.frame.width - 120 / 2.0.squareRoot()) < 1e-9)
    #expect(abs(layer.frame.midX - 50) < 1e-9)
  }

  @Test("set under a scale or a quarter turn comes back as set")
  func setsUnderTransform() {
    let transforms = [
      CATransform3DMakeScale(2, 0.5, 1), CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
      CATransform3DMakeTranslation(5, 6, 0),
      CATransform3DConcat(CATransform3DMakeRotation(-.pi / 2, 0, 0, 1), CATransform3DMakeScale(4, 2, 1)),
    ]
    for transform in transforms {
      let layer = CALayer()
      layer.anchorPoint = CGPoint(x: 0.25, y: 1)
      layer.transform = transform
      let frame = CGRect(x: 12, y: -8, width: 64, height: 32)
      layer.frame = frame
      #expect(layer.frame == frame, "\(transform)")
    }
  }

  @Test(
    "under a transform that flattens, or all but does, keeps the size and moves", arguments: [0, 1e-320] as [CGFloat])
  func flattened(scale: CGFloat) {
    let layer = layer(0, 0, 50, 50)
    layer.transform = CATransform3DMakeScale(scale, 1, 1)
    layer.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    #expect(layer.bounds.size == CGSize(width: 50, height: 50))
    #expect(layer.frame.origin == CGPoint(x: 10, y: 10))
  }

  @Test("of a negative size is the same rectangle with a positive one")
  func standardizes() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    #expect(layer.bounds.size == CGSize(width: 4, height: 6))
  }

  @Test("calls the setters that a subclass overrides")
  func callsOverrides() {
    final class Observer: CALayer {
      var sizes: [CGSize] = []
      override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
    }
    let layer = Observer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.frame = CGRect(x: 5, y: 6, width: 3, height: 4)
    #expect(layer.sizes == [CGSize(width: 3, height: 4)])
  }

  @Test("an owner hears of each change once, and of none that changes nothing")
  func owner() {
    final class Owner: NSObject, LayerOwner {
      var changes: [LayerGeometryChange] = []
      func layerGeometryDidChange(_ layer: CALayer, _ change: LayerGeometryChange, oldBounds: CGRect) {
        changes.append(change)
      }
    }
    let owner = Owner()
    let layer = CALayer()
    layer.attach(owner: owner)
    #expect(layer.delegate === owner)
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.bounds.origin.x = 1
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.anchorPoint = .zero
    #expect(owner.changes == [.boundsSize, .position, .boundsOrigin, .transform, .anchorPoint])
    layer.detachOwner()
    layer.position = .zero
    #expect(owner.changes.count == 5)
    #expect(layer.delegate == nil)
  }

  @Test("an infinite size or place counts as a very far one, and a frame of it is none of NaN")
  func infinite() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 7, width: CGFloat.infinity, height: 0)
    layer.position.x = -.infinity
    let frame = layer.frame
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    #expect(isFinite && frame.width == 1e300)
    layer.layoutIfNeeded()
    layer.bounds.size.width = .infinity
    layer.position.x = -.infinity
    #expect(!layer.needsLayout())
    layer.bounds.size.width = .greatestFiniteMagnitude
    layer.position.x = -1e308
    #expect(!layer.needsLayout() && layer.bounds.width == 1e300 && layer.position.x == -1e300)
  }

  @Test(
    "a transform out of all numbers leaves frames finite, and a frame can still be set", arguments: [1e308, .infinity])
  func hugeTransform(_ scale: CGFloat) {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.transform = CATransform3DMakeScale(0, scale, 1)
    for _ in 0..<3 {
      let frame = layer.frame
      let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      #expect(isFinite)
      layer.frame = frame
      layer.frame = .zero
    }
    layer.transform = CATransform3DIdentity
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("an anchor out of all numbers leaves the frame finite")
  func hugeAnchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.anchorPoint = CGPoint(x: -1e308, y: 0)
    let frame = layer.frame
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    #expect(isFinite && frame.size == CGSize(width: 30, height: 40))
  }
}
