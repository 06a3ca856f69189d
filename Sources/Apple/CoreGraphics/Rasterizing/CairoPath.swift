internal import CCairo
import Foundation

/// The conversion of paths and strokes for cairo.
enum CairoPath {
  /// The maximum coordinate. cairo uses 32 bits with 256ths of a pixel; points beyond are moved inward, where they
  /// aren't visible.
  private static let farthest: CGFloat = 4_000_000

  static func add(_ elements: PathElements, _ transform: CGAffineTransform, to handle: OpaquePointer) {
    func place(_ point: CGPoint) -> (Double, Double) {
      let place = point.applying(transform)
      return (
        Double(min(max(place.x, -farthest), farthest)), Double(min(max(place.y, -farthest), farthest))
      )
    }
    guard elements.isFinite else { return }
    var current = CGPoint.zero
    elements.walk { element in
      switch element {
      case .move(let point):
        let (x, y) = place(point)
        cairo_move_to(handle, x, y)
        current = point
      case .line(let point):
        let (x, y) = place(point)
        cairo_line_to(handle, x, y)
        current = point
      case .quadratic(let control, let end):
        let curve = CubicCurve(current, quadraticControl: control, end)
        let (x1, y1) = place(curve.control1)
        let (x2, y2) = place(curve.control2)
        let (x3, y3) = place(end)
        cairo_curve_to(handle, x1, y1, x2, y2, x3, y3)
        current = end
      case .cubic(let control1, let control2, let end):
        let (x1, y1) = place(control1)
        let (x2, y2) = place(control2)
        let (x3, y3) = place(end)
        cairo_curve_to(handle, x1, y1, x2, y2, x3, y3)
        current = end
      case .close:
        cairo_close_path(handle)
      }
    }
  }

  static func matrix(_ transform: CGAffineTransform) -> cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
  }

  /// Returns the maximum number of dashes for cairo. It measures them in user space, where extreme numbers would take
  /// forever, and draws the ends of each, which is slow for lines wider than a screen.
  static func maxDashes(_ elements: PathElements, _ pen: StrokeStyle, _ transform: CGAffineTransform) -> Int {
    let bounds = elements.controlBounds.applying(transform)
    let isNear = max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY)) < 1_000_000
    let scales = 1e-4...1e4 as ClosedRange<CGFloat>
    guard isNear, scales.contains(hypot(transform.a, transform.b)), scales.contains(hypot(transform.c, transform.d)),
      scales.contains(transform.meanScale)
    else { return 0 }
    return pen.width * transform.meanScale > 1000 ? 200 : 20_000
  }

  /// Sets the stroke style. The matrix of the state must be that of the line width.
  static func set(_ pen: StrokeStyle, _ transform: CGAffineTransform, on handle: OpaquePointer) {
    // The minimum width is a pixel. The maximum covers any image, since cairo uses more points for larger round pens.
    let hairline = 1 / max(transform.meanScale, 1e-9)
    let thickest = 65536 / max(hypot(transform.a, transform.b), hypot(transform.c, transform.d), 1e-9)
    cairo_set_line_width(handle, Double(min(pen.width > 0 ? pen.width : hairline, thickest)))
    switch pen.cap {
    case .butt: cairo_set_line_cap(handle, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(handle, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(handle, CAIRO_LINE_CAP_SQUARE)
    }
    switch pen.join {
    case .miter: cairo_set_line_join(handle, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(handle, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(handle, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(handle, Double(pen.miterLimit))
    let dashes = pen.dashLengths.map { Double($0) }
    cairo_set_dash(handle, dashes, Int32(dashes.count), Double(pen.dashPhase))
  }
}

/// The version of the library that fills and strokes shapes.
package enum CairoVersion {
  /// The name with the version of the loaded library, such as "cairo 1.16.0".
  package static var name: String { "cairo \(cairo_version_string().map { String(cString: $0) } ?? "?")" }
}
