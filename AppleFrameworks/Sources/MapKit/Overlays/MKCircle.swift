import CoreLocation

/// A circle around a coordinate.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcircle
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius, in meters.
  open private(set) var radius: CLLocationDistance

  /// Creates a circle.
  ///
  /// - Parameter radius: The radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  /// Creates a circle around the center of a rectangle, whose diameter is the longer side of the rectangle.
  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    self.init(
      center: middle,
      radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
  }

  /// The center of the circle. Setting it stops the program.
  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set { super.coordinate = newValue }
  }

  /// The bounding square of the circle on the flat map.
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let side = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(x: middle.x - side, y: middle.y - side, width: 2 * side, height: 2 * side)
  }
}
