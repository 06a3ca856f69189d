import UIKit

/// A rectangle of the flat map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Equatable, Sendable {
  /// The northwestern corner.
  public var origin: MKMapPoint
  /// The size, in map points.
  public var size: MKMapSize

  /// Creates an empty rectangle at the northwestern corner of the map.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  /// Creates a rectangle from a corner and a size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of its northwestern corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The null rectangle, which represents a missing rectangle, such as the intersection of rectangles that do not
  /// touch.
  public static var null: MKMapRect { MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0) }
  /// The rectangle of the entire map.
  public static var world: MKMapRect { MKMapRect(origin: MKMapPoint(), size: .world) }

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The center between the western and eastern edges.
  public var midX: Double { origin.x + size.width / 2 }
  /// The center between the northern and southern edges.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The width, in map points.
  public var width: Double { size.width }
  /// The height, in map points.
  public var height: Double { size.height }
  /// Whether the rectangle is ``null``.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle is null or has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Whether the rectangle extends over the 180th meridian.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.worldSize) }

  /// Returns the part beyond the 180th meridian, moved to the other side of the map; ``null`` if there is none.
  public func remainder() -> MKMapRect {
    if minX < 0 {
      return MKMapRect(x: minX + Mercator.worldSize, y: minY, width: min(-minX, width), height: height)
    }
    guard maxX > Mercator.worldSize else { return .null }
    let start = max(minX - Mercator.worldSize, 0)
    return MKMapRect(x: start, y: minY, width: maxX - Mercator.worldSize - start, height: height)
  }

  /// Returns the smallest rectangle that contains both rectangles. A null rectangle is ignored.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }

  /// Returns the part that both rectangles share; ``null`` if they do not touch.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
    return isNull || rect2.isNull || right < x || bottom < y
      ? .null : MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Returns whether both rectangles share an area. Rectangles that only touch do not intersect.
  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }

  /// Returns the rectangle inset by distances in map points. Negative distances enlarge the rectangle.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle offset by distances in map points.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns whether the rectangle contains a point. The southern and eastern edges are not included.
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX..<max(maxX, minX)).contains(point.x) && (minY..<max(maxY, minY)).contains(point.y)
  }

  /// Returns whether the rectangle contains another one.
  public func contains(_ rect2: MKMapRect) -> Bool { union(rect2) == self }

  /// Divides the rectangle into a slice at an edge and the rest.
  ///
  /// - Parameters:
  ///   - atDistance: The width or height of the slice, limited to that of the rectangle.
  ///   - fromEdge: The edge of the slice.
  public func divided(
    atDistance: Double, from fromEdge: CGRectEdge
  ) -> (slice: MKMapRect, remainder: MKMapRect) {
    switch fromEdge {
    case .minXEdge, .maxXEdge:
      let part = min(max(atDistance, 0), width)
      let left = MKMapRect(
        x: minX, y: minY, width: fromEdge == .minXEdge ? part : width - part, height: height)
      let right = MKMapRect(x: left.maxX, y: minY, width: width - left.width, height: height)
      return fromEdge == .minXEdge ? (left, right) : (right, left)
    case .minYEdge, .maxYEdge:
      let part = min(max(atDistance, 0), height)
      let top = MKMapRect(
        x: minX, y: minY, width: width, height: fromEdge == .minYEdge ? part : height - part)
      let bottom = MKMapRect(x: minX, y: top.maxY, width: width, height: height - top.height)
      return fromEdge == .minYEdge ? (top, bottom) : (bottom, top)
    }
  }
}

extension MKMapRect {
  /// The region of the rectangle.
  var region: MKCoordinateRegion {
    let (top, bottom) = (MKMapPoint(x: minX, y: minY).coordinate, MKMapPoint(x: maxX, y: maxY).coordinate)
    return MKCoordinateRegion(
      center: MKMapPoint(x: midX, y: midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: width / Mercator.worldSize * 360))
  }
}
