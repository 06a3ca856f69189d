import CoreLocation

/// A sequence of connected lines on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolyline
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates lines through points of the flat map.
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates lines through coordinates.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(mapPoints: UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }

  /// The smallest rectangle of the flat map that contains the lines.
  open var boundingMapRect: MKMapRect { bounds }
}
