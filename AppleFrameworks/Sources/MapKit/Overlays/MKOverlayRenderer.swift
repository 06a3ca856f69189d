// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// How much of a map's width the view shows, in points of the view to map points.
public typealias MKZoomScale = CGFloat

/// Draws an overlay. Points of the renderer are map points, counted from the overlay's upper left corner.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { changed() } }
  open var blendMode = CGBlendMode.normal { didSet { changed() } }
  open private(set) var contentScaleFactor: CGFloat = 1

  /// Draws the overlay anew.
  var onChange: (() -> Void)?

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the overlay; for subclasses.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  open func setNeedsDisplay() { changed() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { changed() }
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { changed() }

  private func changed() { onChange?() }
}

/// How wide a road is on the map, in points of the renderer.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  // A road is drawn some points wide, whatever the scale: 8 is what lets a default line be seen.
  8 / zoomScale
}

/// Draws an overlay whose shape is a path.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }

  /// In points of the screen; zero for the width of a road.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  open var shouldRasterize = false

  /// The shape; made by `createPath()` when it is first asked for.
  open var path: CGPath! {
    get {
      if pathStorage == nil { createPath() }
      return pathStorage
    }
    set {
      pathStorage = newValue
      setNeedsDisplay()
    }
  }
  private var pathStorage: CGPath?

  /// Sets the path; for subclasses.
  open func createPath() {}

  open func invalidatePath() {
    pathStorage = nil
    setNeedsDisplay()
  }

  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase / zoomScale, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  /// Lines through points, closed or not.
  func path(through points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    guard let first = points.first else { return path }
    path.move(to: point(for: first))
    for mapPoint in points.dropFirst() { path.addLine(to: point(for: mapPoint)) }
    if isClosed { path.closeSubpath() }
    return path
  }
}

/// Draws lines.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpolylinerenderer
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var polyline: MKPolyline {
    guard let polyline = overlay as? MKPolyline else { fatalError("MKPolylineRenderer: its overlay is no MKPolyline") }
    return polyline
  }

  /// From 0, the line's begin, to 1.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
  open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

  open override func createPath() {
    path = path(through: polyline.part(from: strokeStart, to: strokeEnd), isClosed: false)
  }
}

extension MKPolyline {
  /// The points from one part of its length to another, with the ends put in.
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

/// Draws a circle.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcirclerenderer
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var circle: MKCircle {
    guard let circle = overlay as? MKCircle else { fatalError("MKCircleRenderer: its overlay is no MKCircle") }
    return circle
  }

  open override func createPath() {
    let outline = CGMutablePath()
    outline.addEllipse(in: rect(for: circle.boundingMapRect))
    path = outline
  }
}
