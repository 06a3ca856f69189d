import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIView geometry", .ownHosts)
struct UIViewGeometryTests {
  init() { StandardScreen.make() }

  @Test("frame, bounds and center agree")
  func agree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 60, height: 30)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 60, height: 30))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame.origin == CGPoint(x: -30, y: -15))
  }

  @Test("a container that becomes longer than any screen leaves its subviews with finite frames")
  func hugeAutoresizing() {
    for mask: UIView.AutoresizingMask in [.flexibleWidth, .flexibleLeftMargin, [.flexibleWidth, .flexibleRightMargin]] {
      for length in [1e308, -1e308, CGFloat.greatestFiniteMagnitude] {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let view = UIView(frame: CGRect(x: 10, y: 0, width: 1e200, height: 50))
        view.autoresizingMask = mask
        container.addSubview(view)
        container.bounds.size.width = length
        container.bounds.size.width = 3
        #expect(view.frame.minX.isFinite && view.frame.width.isFinite && view.center.x.isFinite)
      }
    }
  }

  @Test("a transform changes the frame, and neither bounds nor center")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
  }

  @Test("points are converted between cousins, through scrolled bounds and transforms")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    left.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -15))
    #expect(inner.convert(CGPoint.zero, to: right) == CGPoint(x: -185, y: -65))
    #expect(right.convert(CGPoint(x: -185, y: -65), to: inner) == .zero)
    right.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      right.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root) == CGRect(x: 150, y: 0, width: 20, height: 20))
  }

  @Test("hit testing takes the front-most view that is visible, enabled and hit")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 60, y: 60)
    #expect(root.hitTest(point, with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test("a superview's new size is shared by what is flexible, in proportion")
  func autoresizing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fill = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let pinnedBottomRight = UIView(frame: CGRect(x: 70, y: 70, width: 20, height: 20))
    pinnedBottomRight.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let centered = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    centered.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    for view in [fill, pinnedBottomRight, centered] { root.addSubview(view) }
    root.frame.size = CGSize(width: 200, height: 60)
    #expect(fill.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
    #expect(pinnedBottomRight.frame == CGRect(x: 170, y: 30, width: 20, height: 20))
    #expect(centered.frame == CGRect(x: 90, y: 20, width: 20, height: 20))
  }

  @Test("sizeToFit keeps the origin")
  func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
  }

  @Test("layerClass decides the class of the layer")
  func layerClass() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(GradientView().layer is CAGradientLayer)
  }

  @Test("a view goes through a keyed archive with its subviews")
  func archive() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.alpha = 0.5
    view.tag = 3
    view.clipsToBounds = true
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(UIView(coder: unarchiver))
    #expect(copy.frame == view.frame)
    #expect(copy.alpha == 0.5)
    #expect(copy.tag == 3)
    #expect(copy.clipsToBounds)
  }

  @Test("the anchor point moves the view about its center")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
  }

  @Test("a snapshot keeps showing what the view showed")
  func snapshot() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 2))
    view.backgroundColor = .red
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    let image = try #require(ViewRendering.image(of: snapshot, scale: 1))
    let pixels = try #require(image.dataProvider?.data)
    #expect(Array(pixels.prefix(4)) == [0, 0, 255, 255])
  }
}
