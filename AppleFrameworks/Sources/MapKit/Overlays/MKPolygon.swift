import CoreLocation

/// An area with straight edges, which may have holes.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygon
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes; `nil` for none.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area from points of the flat map. The last point is connected to the first.
  public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates an area from places. The last place is connected to the first.
  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }

  /// The smallest rectangle of the flat map that contains the area.
  open var boundingMapRect: MKMapRect { bounds }
}
