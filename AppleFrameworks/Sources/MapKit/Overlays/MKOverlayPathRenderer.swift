import UIKit

/// A renderer that draws an overlay as a path.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill color.
  ///
  /// - Default: `nil`, for no fill.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The stroke color.
  ///
  /// - Default: `nil`, for no stroke.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The line width, in points of the screen; 0 for the width of a road.
  ///
  /// - Default: 0.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The shape of corners.
  ///
  /// - Default: `.round`.
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }

  /// The shape of line ends.
  ///
  /// - Default: `.round`.
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }

  /// The miter limit: the ratio of the miter length to the line width beyond which sharp corners are cut off.
  ///
  /// - Default: 10.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }

  /// The offset into the dash pattern, in points of the screen.
  ///
  /// - Default: 0.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The lengths of dashes and gaps, in points of the screen.
  ///
  /// - Default: `nil`, for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

  /// Whether the overlay is rasterized. The value is only stored.
  ///
  /// - Default: `false`.
  open var shouldRasterize = false

  /// The path, which `createPath()` creates on demand.
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

  /// Creates the path. Subclasses override this method, which does nothing by default.
  open func createPath() {}

  /// Discards the path, so that `createPath()` creates it again, and redraws the overlay.
  open func invalidatePath() {
    pathStorage = nil
    setNeedsDisplay()
  }

  /// Applies the color, width, shape and dashes of lines to a context.
  ///
  /// - Parameter zoomScale: The number of points of the screen per map point.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase / zoomScale, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
  }

  /// Applies the fill color to a context.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }

  /// Strokes a path with the settings of the context.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path with the even-odd rule and the settings of the context.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Fills and strokes the path if the colors are set.
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

  /// Returns a path through points.
  func path(through points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    guard let first = points.first else { return path }
    path.move(to: point(for: first))
    for mapPoint in points.dropFirst() { path.addLine(to: point(for: mapPoint)) }
    if isClosed { path.closeSubpath() }
    return path
  }
}
