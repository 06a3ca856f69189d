/// A renderer that draws an ``MKPolygon``.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygonrenderer
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a polygon.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Creates a renderer for an overlay, which must be an ``MKPolygon``.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// The polygon to draw. Reading it stops the program if the overlay is not a polygon.
  open var polygon: MKPolygon {
    guard let polygon = overlay as? MKPolygon else { fatalError("MKPolygonRenderer: its overlay is no MKPolygon") }
    return polygon
  }

  /// Sets the path to the outlines of the polygon and its holes.
  open override func createPath() {
    let outline = path(through: polygon.mapPoints, isClosed: true)
    for hole in polygon.interiorPolygons ?? [] { outline.addPath(path(through: hole.mapPoints, isClosed: true)) }
    path = outline
  }
}
