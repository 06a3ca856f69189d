import CoreLocation
import Foundation

/// Something that covers a part of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlay
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

/// Between what parts of the map an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels
}

/// Several points.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmultipoint
open class MKMultiPoint: MKShape {
  let mapPoints: [MKMapPoint]

  init(mapPoints: [MKMapPoint]) { self.mapPoints = mapPoints }

  open var pointCount: Int { mapPoints.count }

  /// The points, as long as the object lives.
  private lazy var buffer: UnsafeMutableBufferPointer<MKMapPoint> = {
    let buffer = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(mapPoints.count, 1))
    _ = buffer.initialize(from: mapPoints)
    hasBuffer = true
    return buffer
  }()
  private var hasBuffer = false

  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    guard let base = buffer.baseAddress else { fatalError("MKMultiPoint: there is no memory for its points") }
    return base
  }

  deinit { if hasBuffer { buffer.deallocate() } }

  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (offset, index) in (range.location..<range.location + range.length).enumerated() {
      coords[offset] = mapPoints[index].coordinate
    }
  }

  var bounds: MKMapRect {
    guard let first = mapPoints.first else { return .null }
    let rect = mapPoints.reduce((minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)) {
      (min($0.minX, $1.x), min($0.minY, $1.y), max($0.maxX, $1.x), max($0.maxY, $1.y))
    }
    return MKMapRect(x: rect.minX, y: rect.minY, width: rect.maxX - rect.minX, height: rect.maxY - rect.minY)
  }

  /// In the middle of what it covers.
  open override var coordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate }
    set { super.coordinate = newValue }
  }
}

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
