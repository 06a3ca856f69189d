import CoreLocation
import Foundation

/// The Mercator projection of the earth onto a square, which defines the map points of MapKit.
///
/// - Source: developer.apple.com/documentation/mapkit, "Displaying maps"; J. P. Snyder, "Map projections: a working
///   manual" (USGS 1395), pages 38 to 47.
enum Mercator {
  /// The width of the map: a tile of 256 points, doubled 20 times.
  static let worldSize = 268_435_456.0

  /// The latitude of the northern edge and, negated, of the southern edge.
  static let greatestLatitude = atan(sinh(Double.pi)) * 180 / .pi

  static func point(of coordinate: CLLocationCoordinate2D) -> MKMapPoint {
    let latitude = min(max(coordinate.latitude, -greatestLatitude), greatestLatitude) * .pi / 180
    let height = log(tan(.pi / 4 + latitude / 2)) / .pi
    return MKMapPoint(x: (coordinate.longitude + 180) / 360 * worldSize, y: (1 - height) / 2 * worldSize)
  }

  static func coordinate(of point: MKMapPoint) -> CLLocationCoordinate2D {
    let height = (1 - 2 * point.y / worldSize) * .pi
    return CLLocationCoordinate2D(
      latitude: atan(sinh(height)) * 180 / .pi, longitude: point.x / worldSize * 360 - 180)
  }
}
