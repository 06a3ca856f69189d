import CoreLocation
import Foundation

/// A shape that consists of several points.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmultipoint
open class MKMultiPoint: MKShape {
  let mapPoints: [MKMapPoint]

  init(mapPoints: [MKMapPoint]) { self.mapPoints = mapPoints }

  /// The number of points.
  open var pointCount: Int { mapPoints.count }

  /// The buffer that `points()` returns, which exists as long as the object.
  private lazy var buffer: UnsafeMutableBufferPointer<MKMapPoint> = {
    let buffer = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(mapPoints.count, 1))
    _ = buffer.initialize(from: mapPoints)
    hasBuffer = true
    return buffer
  }()
  private var hasBuffer = false

  /// Returns the points in a buffer that exists as long as the object.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    guard let base = buffer.baseAddress else { fatalError("MKMultiPoint: there is no memory for its points") }
    return base
  }

  deinit { if hasBuffer { buffer.deallocate() } }

  /// Copies the coordinates of some points to a buffer of the caller, which must have enough space for the range.
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

  /// The center of the bounding rectangle. Setting it stops the program.
  open override var coordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate }
    set { super.coordinate = newValue }
  }
}
