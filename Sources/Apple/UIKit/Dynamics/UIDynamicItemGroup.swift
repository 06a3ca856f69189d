import CoreGraphics
import Foundation

/// A group of items that move together. The convex outline around them is used for collisions.
///
/// The items must not be added to behaviors individually.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemgroup
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private final let storage: [any UIDynamicItem]
  /// The offsets of the items from the center of the group and their angles, without the rotation of the group.
  private final let places: [(offset: CGVector, angle: CGFloat)]
  private final let size: CGSize

  /// Creates a group of items with fixed relative positions.
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

  /// The center of the group, with which the items move.
  open var center: CGPoint { didSet { place() } }

  /// The rectangle around the items at the creation of the group, with its origin at zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The rotation of the group around its center, with which the items rotate.
  open var transform: CGAffineTransform = .identity { didSet { place() } }

  /// The value `.path`: the outline around the items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The outlines of all items, relative to the center of the group.
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
