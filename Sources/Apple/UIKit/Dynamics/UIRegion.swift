import CoreGraphics
import Foundation

/// A region around an origin, composed of circles and rectangles, in which a field has an effect.
///
/// - Source: developer.apple.com/documentation/uikit/uiregion
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying {
  private indirect enum Shape {
    case everywhere
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case inverse(Shape)
    case union(Shape, Shape)
    case difference(Shape, Shape)
    case intersection(Shape, Shape)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everywhere: true
      case .circle(let radius): hypot(point.x, point.y) <= radius
      case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let shape): !shape.contains(point)
      case .union(let first, let second): first.contains(point) || second.contains(point)
      case .difference(let first, let second): first.contains(point) && !second.contains(point)
      case .intersection(let first, let second): first.contains(point) && second.contains(point)
      }
    }
  }

  private final let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
    super.init()
  }

  /// The region of all points.
  open class var infinite: UIRegion { UIRegion(.everywhere) }

  /// Creates a circle around the origin with a radius in points.
  public init(radius: CGFloat) {
    shape = .circle(radius: radius)
    super.init()
  }

  /// Creates a rectangle around the origin with a size in points.
  public init(size: CGSize) {
    shape = .rectangle(size)
    super.init()
  }

  /// Returns the region of all points outside of this one.
  open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }

  /// Returns the union of this region and another one.
  open func union(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }

  /// Returns the points of this region that aren't in another one.
  open func difference(from region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }

  /// Returns the intersection of this region and another one.
  open func intersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }

  /// Returns whether the region contains a point relative to its origin.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

  /// Returns the region itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
