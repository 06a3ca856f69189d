import UIKit

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
