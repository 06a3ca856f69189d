import Foundation

/// A subpath with its curves replaced with lines. Consecutive points are different.
package struct Polyline {
  package var points: [CGPoint]
  package var isClosed: Bool
  /// Whether each point is a corner of the path rather than a point on a curve.
  package var isCorner: [Bool]

  /// Returns the counterclockwise winding number of the closed polyline around a point.
  package func winding(around point: CGPoint) -> Int {
    var winding = 0
    var previous = points[points.count - 1]
    for next in points {
      if previous.y <= point.y {
        if next.y > point.y, Self.side(point, previous, next) > 0 { winding += 1 }
      } else if next.y <= point.y, Self.side(point, previous, next) < 0 {
        winding -= 1
      }
      previous = next
    }
    return winding
  }

  /// Returns a positive number if `point` is to the left of the line from `a` to `b` (y upwards).
  private static func side(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
  }
}

extension PathElements {
  /// Returns the subpaths as lines with a deviation of at most `tolerance`. A subpath of a single point is kept, since
  /// round caps turn it into a dot.
  package func polylines(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var line = Polyline(points: [], isClosed: false, isCorner: [])
    func add(_ point: CGPoint, corner: Bool, to line: inout Polyline) {
      if line.points.last == point {
        if corner { line.isCorner[line.isCorner.count - 1] = true }
        return
      }
      line.points.append(point)
      line.isCorner.append(corner)
    }
    func finish() {
      if !line.points.isEmpty { result.append(line) }
      line = Polyline(points: [], isClosed: false, isCorner: [])
    }
    var drewAnything = false
    var current = CGPoint.zero
    walk { element in
      switch element {
      case .move(let point):
        if drewAnything { finish() }
        line = Polyline(points: [point], isClosed: false, isCorner: [true])
        drewAnything = false
        current = point
      case .line(let point):
        add(point, corner: true, to: &line)
        drewAnything = true
        current = point
      case .quadratic(let control, let end):
        CubicCurve(current, quadraticControl: control, end).flatten(tolerance: tolerance) {
          add($0, corner: false, to: &line)
        }
        line.isCorner[line.isCorner.count - 1] = true
        drewAnything = true
        current = end
      case .cubic(let control1, let control2, let end):
        CubicCurve(current, control1, control2, end).flatten(tolerance: tolerance) {
          add($0, corner: false, to: &line)
        }
        line.isCorner[line.isCorner.count - 1] = true
        drewAnything = true
        current = end
      case .close:
        line.isClosed = true
        if line.points.count > 1, line.points.last == line.points.first {
          line.points.removeLast()
          line.isCorner.removeLast()
        }
        finish()
        drewAnything = false
      }
    }
    if drewAnything { finish() }
    return result
  }
}
