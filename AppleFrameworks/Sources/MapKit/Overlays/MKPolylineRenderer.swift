import UIKit

/// A renderer that draws an ``MKPolyline``.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolylinerenderer
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a polyline.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Creates a renderer for an overlay, which must be an ``MKPolyline``.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// The polyline to draw. Reading it stops the program if the overlay is not a polyline.
  open var polyline: MKPolyline {
    guard let polyline = overlay as? MKPolyline else { fatalError("MKPolylineRenderer: its overlay is no MKPolyline") }
    return polyline
  }

  /// The start of the drawn part, from 0 to 1.
  ///
  /// - Default: 0.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }

  /// The end of the drawn part, from 0 to 1.
  ///
  /// - Default: 1.
  open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

  /// Sets the path to the lines between ``strokeStart`` and ``strokeEnd``.
  open override func createPath() {
    path = path(through: polyline.part(from: strokeStart, to: strokeEnd), isClosed: false)
  }
}

extension MKPolyline {
  /// Returns the points of a part of the length, from 0 to 1, including its end points.
  func part(from start: CGFloat, to end: CGFloat) -> [MKMapPoint] {
    guard start > 0 || end < 1, mapPoints.count > 1 else { return mapPoints }
    let lengths = zip(mapPoints, mapPoints.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    guard from < to else { return [] }
    var (result, passed): ([MKMapPoint], Double) = ([], 0)
    for (index, length) in lengths.enumerated() {
      defer { passed += length }
      guard length > 0, passed + length >= from, passed <= to else { continue }
      let (a, b) = (mapPoints[index], mapPoints[index + 1])
      func point(at distance: Double) -> MKMapPoint {
        let part = min(max((distance - passed) / length, 0), 1)
        return MKMapPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
      if result.isEmpty { result.append(point(at: from)) }
      result.append(point(at: to))
    }
    return result
  }
}
