import CoreLocation

/// A point of the flat map, which is Mercator's: x to the east, y to the south.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) { self = Mercator.point(of: coordinate) }

  public var coordinate: CLLocationCoordinate2D { Mercator.coordinate(of: self) }

  /// Metres over the ground to another point.
  public func distance(to: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, to.coordinate)
    return CLLocation(latitude: start.latitude, longitude: start.longitude)
      .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}
