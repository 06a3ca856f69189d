import UIKit

/// A namespace for functions that trim paths by their length.
enum PathTrimming {
  static func trimmed(_ path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    guard start < end else { return CGMutablePath() }
    if start == 0, end == 1 { return path }
    let lines = flattened(path)
    let total = lines.reduce(0) { $0 + $1.length }
    let (from, to) = (total * start, total * end)
    let result = CGMutablePath()
    var position: CGFloat = 0
    var last: CGPoint?
    for line in lines {
      let (low, high) = (max(from, position), min(to, position + line.length))
      if low < high, line.length > 0 {
        let begin = line.point((low - position) / line.length)
        if last != begin { result.move(to: begin) }
        let stop = line.point((high - position) / line.length)
        result.addLine(to: stop)
        last = stop
      }
      position += line.length
    }
    return result
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }
    func point(_ share: CGFloat) -> CGPoint {
      // The end point is exact, so that consecutive lines stay connected.
      share == 1 ? to : CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
  }

  /// The number of lines that approximate a curve. The error is less than a tenth of a pixel on the screen of a phone.
  private static let pieces = 48

  private static func flattened(_ path: CGPath) -> [Line] {
    var lines: [Line] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      lines.append(Line(from: current, to: point))
      current = point
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        current = points[0]
        start = current
      case .addLineToPoint: line(to: points[0])
      case .addQuadCurveToPoint:
        let (from, control, to) = (current, points[0], points[1])
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          line(to: CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y))
        }
      case .addCurveToPoint:
        let (from, first, second, to) = (current, points[0], points[1], points[2])
        for piece in 1...pieces {
          let t = CGFloat(piece) / CGFloat(pieces)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * to.x,
              y: a * from.y + b * first.y + c * second.y + d * to.y))
        }
      case .closeSubpath: line(to: start)
      @unknown default: break
      }
    }
    return lines
  }
}
