import Testing
import UIKit

@MainActor
@Suite("UIRegion")
struct UIRegionTests {
  @Test("circles and rectangles lie around the origin")
  func shapes() {
    #expect(UIRegion(radius: 10).contains(CGPoint(x: 6, y: -8)) && !UIRegion(radius: 10).contains(CGPoint(x: 8, y: 8)))
    let rectangle = UIRegion(size: CGSize(width: 20, height: 10))
    #expect(rectangle.contains(CGPoint(x: -10, y: 5)) && !rectangle.contains(CGPoint(x: 0, y: 6)))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
  }

  @Test("regions are put together of others")
  func combined() {
    let (near, far) = (UIRegion(radius: 5), UIRegion(radius: 10))
    let (inner, outer) = (CGPoint(x: 3, y: 0), CGPoint(x: 8, y: 0))
    let ring = far.difference(from: near)
    #expect(!ring.contains(inner) && ring.contains(outer))
    #expect(near.union(with: ring).contains(inner) && near.union(with: ring).contains(outer))
    #expect(far.intersection(with: near).contains(inner) && !far.intersection(with: near).contains(outer))
    #expect(!near.inverse().contains(inner) && near.inverse().contains(outer))
  }

  @Test("a range is zero or infinite by its ends")
  func ranges() {
    #expect(UIFloatRange() == .zero && UIFloatRange.infinite.isInfinite)
    #expect(!UIFloatRange(minimum: -.infinity, maximum: 0).isInfinite)
  }
}
