import CoreLocation

/// A circle around a place.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcircle
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// Metres.
  open private(set) var radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    self.init(
      center: middle,
      radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set { super.coordinate = newValue }
  }

  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let side = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(x: middle.x - side, y: middle.y - side, width: 2 * side, height: 2 * side)
  }
}
