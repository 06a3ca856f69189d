/// Draws an area with straight edges.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolygonrenderer
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var polygon: MKPolygon {
    guard let polygon = overlay as? MKPolygon else { fatalError("MKPolygonRenderer: its overlay is no MKPolygon") }
    return polygon
  }

  open override func createPath() {
    let outline = path(through: polygon.mapPoints, isClosed: true)
    for hole in polygon.interiorPolygons ?? [] { outline.addPath(path(through: hole.mapPoints, isClosed: true)) }
    path = outline
  }
}
