import Foundation

/// A cubic Bézier curve, with its extrema and its flattening to lines.
package struct CubicCurve {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint

  package init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  package init(_ start: CGPoint, quadraticControl control: CGPoint, _ end: CGPoint) {
    self.init(
      start,
      CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
      end)
  }

  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let w0 = u * u * u
    let w1 = 3 * u * u * t
    let w2 = 3 * u * t * t
    let w3 = t * t * t
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }

  /// Returns the rectangle extended to contain the curve, whose start it already contains.
  package func expand(_ bounds: CGRect) -> CGRect {
    var result = bounds.expanded(toContain: end)
    let isInside = { (point: CGPoint, box: CGRect) in
      point.x >= box.minX && point.x <= box.maxX && point.y >= box.minY && point.y <= box.maxY
    }
    if isInside(control1, result) && isInside(control2, result) { return result }
    for t in Self.extremes(start.x, control1.x, control2.x, end.x)
      + Self.extremes(start.y, control1.y, control2.y, end.y)
    {
      result = result.expanded(toContain: point(at: t))
    }
    return result
  }

  /// Returns the parameters between 0 and 1, exclusive, at which a coordinate has an extremum.
  private static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    // A third of the derivative: a·t² + b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 * max(1, abs(b), abs(c)) {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Calls `body` with points on the curve, including its end and not its start, so that the lines between them deviate
  /// from it by at most `tolerance`.
  package func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let count = segmentCount(tolerance: tolerance)
    for index in 1..<max(count, 1) { body(point(at: CGFloat(index) / CGFloat(count))) }
    body(end)
  }

  /// Returns the number of lines with equal parameter lengths within the tolerance. The second derivative limits the
  /// error.
  private func segmentCount(tolerance: CGFloat) -> Int {
    let x = max(abs(start.x - 2 * control1.x + control2.x), abs(control1.x - 2 * control2.x + end.x))
    let y = max(abs(start.y - 2 * control1.y + control2.y), abs(control1.y - 2 * control2.y + end.y))
    let count = (hypot(x, y) * 0.75 / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 1000)) : 1
  }
}
