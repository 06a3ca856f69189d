import UIKit

/// Draws an overlay as a path.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area.
  ///
  /// - Default: `nil`, which fills nothing.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the line.
  ///
  /// - Default: `nil`, which draws no line.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The width of the line, in points of the screen; zero for the width of a road.
  ///
  /// - Default: 0.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The shape of corners.
  ///
  /// - Default: `.round`.
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }

  /// The shape of the ends of lines.
  ///
  /// - Default: `.round`.
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }

  /// The limit from which on sharp corners are cut off, as a multiple of the width of the line.
  ///
  /// - Default: 10.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }

  /// The offset into the dash pattern, in points of the screen.
  ///
  /// - Default: 0.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The lengths of dashes and gaps, in points of the screen.
  ///
  /// - Default: `nil`, which is a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

  /// Whether the overlay is drawn through a bitmap. Stored only.
  ///
  /// - Default: `false`.
  open var shouldRasterize = false

  /// The path, which `createPath()` makes on first use.
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

  /// Sets the path. Subclasses override it; it does nothing here.
  open func createPath() {}

  /// Drops the path, so that `createPath()` makes it again, and redraws.
  open func invalidatePath() {
    pathStorage = nil
    setNeedsDisplay()
  }

  /// Sets color, width, shape and dashes of lines in a context.
  ///
  /// - Parameter zoomScale: The points of the screen in a map point.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase / zoomScale, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
  }

  /// Sets the color of areas in a context.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }

  /// Draws along a path with the settings of the context.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path by the even-odd rule with the settings of the context.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Fills the path and draws along it, where there are colors for it.
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

  /// Returns lines through points.
  func path(through points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    guard let first = points.first else { return path }
    path.move(to: point(for: first))
    for mapPoint in points.dropFirst() { path.addLine(to: point(for: mapPoint)) }
    if isClosed { path.closeSubpath() }
    return path
  }
}
