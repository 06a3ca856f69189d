import Foundation

extension PathElements {
  /// An element with its points, for `switch`.
  package enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, end: CGPoint)
    case cubic(CGPoint, CGPoint, end: CGPoint)
    case close
  }

  package func walk(_ body: (Element) -> Void) {
    var index = 0
    for type in types {
      switch type {
      case .moveToPoint: body(.move(points[index]))
      case .addLineToPoint: body(.line(points[index]))
      case .addQuadCurveToPoint: body(.quadratic(control: points[index], end: points[index + 1]))
      case .addCurveToPoint: body(.cubic(points[index], points[index + 1], end: points[index + 2]))
      case .closeSubpath: body(.close)
      }
      index += type.pointCount
    }
  }

  /// The rectangle around all points, including control points; null for an empty path.
  package var controlBounds: CGRect {
    guard let first = points.first else { return .null }
    var left = first.x
    var right = first.x
    var top = first.y
    var bottom = first.y
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle around the path itself, with exact curves; null for an empty path.
  package var exactBounds: CGRect {
    var bounds = CGRect.null
    var current = CGPoint.zero
    var start = CGPoint.zero
    walk { element in
      switch element {
      case .move(let point):
        bounds = bounds.expanded(toContain: point)
        current = point
        start = point
      case .line(let point):
        bounds = bounds.expanded(toContain: point)
        current = point
      case .quadratic(let control, let end):
        let curve = CubicCurve(current, quadraticControl: control, end)
        bounds = curve.expand(bounds)
        current = end
      case .cubic(let control1, let control2, let end):
        bounds = CubicCurve(current, control1, control2, end).expand(bounds)
        current = end
      case .close:
        current = start
      }
    }
    return bounds
  }

  /// The rectangle if the path is one: four corners with right angles along the axes, closed or ending at its start.
  package var rectangle: CGRect? {
    guard types.count >= 5, points.count >= 4, types[0] == .moveToPoint else { return nil }
    for index in 1...3 where types[index] != .addLineToPoint { return nil }
    if types[4] == .addLineToPoint {
      guard points[4] == points[0], types.count == 5 || (types.count == 6 && types[5] == .closeSubpath) else {
        return nil
      }
    } else if types[4] != .closeSubpath || types.count != 5 {
      return nil
    }
    let (p0, p1, p2, p3) = (points[0], points[1], points[2], points[3])
    let startsAcross = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    let startsDown = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    guard startsAcross || startsDown else { return nil }
    return CGRect(x: p0.x, y: p0.y, width: p2.x - p0.x, height: p2.y - p0.y).standardized
  }

  /// Whether all coordinates are finite.
  package var isFinite: Bool { points.allSatisfy(\.isFinite) }
}
