import CoreLocation

/// Lines from point to point.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolyline
open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(mapPoints: UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }

  open var boundingMapRect: MKMapRect { bounds }
}
