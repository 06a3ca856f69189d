import CoreLocation

/// A polygon on a map, which may have holes.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygon
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes; `nil` for none.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates a polygon from points of the flat map. The last point is connected to the first one.
  public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates a polygon from coordinates. The last coordinate is connected to the first one.
  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }

  /// The smallest rectangle of the flat map that contains the polygon.
  open var boundingMapRect: MKMapRect { bounds }
}
