import CoreLocation
import Foundation

/// A region on the earth around a coordinate.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Sendable {
  /// The center of the region.
  public var center: CLLocationCoordinate2D
  /// The extent of the region, in degrees.
  public var span: MKCoordinateSpan

  /// Creates a region with a span of zero at latitude and longitude 0.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// Creates a region around a coordinate.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region around a coordinate from its height and width in meters.
  ///
  /// The span never exceeds 180 and 360 degrees.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // The meters per degree of latitude and longitude on the WGS 84 ellipsoid, as series of the latitude (NIMA
    // TR8350.2).
    let latitude = centerCoordinate.latitude * .pi / 180
    let north = 111_132.92 - 559.82 * cos(2 * latitude) + 1.175 * cos(4 * latitude)
    let east = 111_412.84 * cos(latitude) - 93.5 * cos(3 * latitude)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / north, 180),
        longitudeDelta: east > 0 ? min(longitudinalMeters / east, 360) : 360))
  }

  /// Creates the region of a rectangle of the flat map.
  public init(_ rect: MKMapRect) { self = rect.region }

  /// The rectangle of the flat map that contains the region.
  var mapRect: MKMapRect {
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
    return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }
}
