import CoreLocation

/// An area with straight edges, and holes in it.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygon
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }

  open var boundingMapRect: MKMapRect { bounds }
}
