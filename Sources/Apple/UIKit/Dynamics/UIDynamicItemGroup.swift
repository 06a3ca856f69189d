import CoreGraphics
import Foundation

/// Several items that move as one. What collides is the convex outline around them.
///
/// The items must not be in behaviors of their own.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemgroup
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private final let storage: [any UIDynamicItem]
  /// Where the items are, from the middle of the group, and how they are turned, when the group is not.
  private final let places: [(offset: CGVector, angle: CGFloat)]
  private final let size: CGSize

  /// Creates a group of items, which keep their places to each other.
  public init(items: [any UIDynamicItem]) {
    let frame = items.reduce(CGRect.null) { frame, item in
      UIDynamicItemGroup.corners(of: item).reduce(frame) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    let middle = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
    storage = items
    places = items.map { item in
      (
        CGVector(dx: item.center.x - middle.x, dy: item.center.y - middle.y),
        atan2(item.transform.b, item.transform.a)
      )
    }
    size = frame.isNull ? .zero : frame.size
    center = middle
    super.init()
  }

  /// The items of the group.
  open var items: [any UIDynamicItem] { storage }

  /// The middle of the group. The items move with it.
  open var center: CGPoint { didSet { place() } }

  /// The rectangle around the items, at the origin, as it was when the group was made.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// How the group is turned about its middle. The items turn with it.
  open var transform: CGAffineTransform = .identity { didSet { place() } }

  /// `.path`: the outline around the items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The outlines of all items, about the middle of the group.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for (item, place) in zip(storage, places) {
      let corners = UIDynamicItemGroup.corners(of: item.bounds.size, place.angle)
      for (index, corner) in corners.enumerated() {
        let point = CGPoint(x: corner.x + place.offset.dx, y: corner.y + place.offset.dy)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
    }
    return path
  }

  private func place() {
    let angle = atan2(transform.b, transform.a)
    for (item, place) in zip(storage, places) {
      let offset = place.offset.turned(by: angle)
      item.center = CGPoint(x: center.x + offset.dx, y: center.y + offset.dy)
      item.transform = CGAffineTransform(rotationAngle: place.angle + angle)
    }
  }

  private static func corners(of item: any UIDynamicItem) -> [CGPoint] {
    corners(of: item.bounds.size, atan2(item.transform.b, item.transform.a)).map {
      CGPoint(x: $0.x + item.center.x, y: $0.y + item.center.y)
    }
  }

  private static func corners(of size: CGSize, _ angle: CGFloat) -> [CGPoint] {
    [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (x: CGFloat, y: CGFloat) in
      let corner = CGVector(dx: x * size.width / 2, dy: y * size.height / 2).turned(by: angle)
      return CGPoint(x: corner.dx, y: corner.dy)
    }
  }
}
