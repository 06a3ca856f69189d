import CoreLocation

/// A point of the flat map in the Mercator projection. The x-axis points east, and the y-axis points south.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Equatable, Sendable {
  /// The distance from the western edge of the map, in map points.
  public var x: Double
  /// The distance from the northern edge of the map, in map points.
  public var y: Double

  /// Creates the northwestern corner of the map.
  public init() { (x, y) = (0, 0) }

  /// Creates a point from its coordinates on the flat map.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point from a coordinate. Latitudes beyond the edge of the map, about 85 degrees, are clamped to the
  /// edge.
  public init(_ coordinate: CLLocationCoordinate2D) { self = Mercator.point(of: coordinate) }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D { Mercator.coordinate(of: self) }

  /// Returns the distance to another point on the ground, in meters.
  public func distance(to: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, to.coordinate)
    return CLLocation(latitude: start.latitude, longitude: start.longitude)
      .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}
