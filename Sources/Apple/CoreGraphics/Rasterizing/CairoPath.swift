internal import CCairo
import Foundation

/// Hands paths and pens to cairo.
enum CairoPath {
  /// cairo counts in 256ths of a pixel with 32 bits. What is farther out is drawn in, where it can't be seen.
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

  /// How many dashes cairo can be asked for. It measures them in user space, where numbers out of proportion would keep it
  /// busy for ever; and it draws the ends of each, which costs much with a pen wider than a screen.
  static func maxDashes(_ elements: PathElements, _ pen: StrokeStyle, _ transform: CGAffineTransform) -> Int {
    let bounds = elements.controlBounds.applying(transform)
    let isNear = max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY)) < 1_000_000
    let scales = 1e-4...1e4 as ClosedRange<CGFloat>
    guard isNear, scales.contains(hypot(transform.a, transform.b)), scales.contains(hypot(transform.c, transform.d)),
      scales.contains(transform.meanScale)
    else { return 0 }
    return pen.width * transform.meanScale > 1000 ? 200 : 20_000
  }

  /// Sets the pen; the matrix of the state must be the one that the pen's width is measured in.
  static func set(_ pen: StrokeStyle, _ transform: CGAffineTransform, on handle: OpaquePointer) {
    // The thinnest line is a pixel wide. The thickest one covers any picture: cairo makes the more points of a round pen
    // the larger it is.
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

/// What fills and strokes shapes.
package enum CairoVersion {
  /// "cairo 1.16.0": of the library that the program runs with.
  package static var name: String { "cairo \(cairo_version_string().map { String(cString: $0) } ?? "?")" }
}
