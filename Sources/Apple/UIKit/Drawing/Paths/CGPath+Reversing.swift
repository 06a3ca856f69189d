import CoreGraphics
import Foundation

extension CGPath {
  /// A segment between two points, with up to two control points.
  private struct Segment {
    let start: CGPoint
    let controls: [CGPoint]
    let end: CGPoint
  }

  private struct Part {
    var start: CGPoint
    var segments: [Segment] = []
    var isClosed = false
  }

  /// Returns the reversed path. The last subpath comes first and begins at its end. A closed subpath begins at the same
  /// point as before.
  func reversed() -> CGPath {
    let reversed = CGMutablePath()
    for part in parts.reversed() {
      reversed.move(to: part.isClosed ? part.start : part.segments.last?.end ?? part.start)
      if part.isClosed, let last = part.segments.last, last.end != part.start { reversed.addLine(to: last.end) }
      for segment in part.segments.reversed() {
        switch segment.controls.count {
        case 0: reversed.addLine(to: segment.start)
        case 1: reversed.addQuadCurve(to: segment.start, control: segment.controls[0])
        default: reversed.addCurve(to: segment.start, control1: segment.controls[1], control2: segment.controls[0])
        }
      }
      if part.isClosed { reversed.closeSubpath() }
    }
    return reversed
  }

  private var parts: [Part] {
    var parts: [Part] = []
    var point = CGPoint.zero

    func add(_ controls: [CGPoint], _ end: CGPoint) {
      // After a closed subpath, the next element begins a new one at the same start.
      if parts.last?.isClosed ?? true { parts.append(Part(start: point)) }
      parts[parts.count - 1].segments.append(Segment(start: point, controls: controls, end: end))
      point = end
    }

    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        point = points[0]
        parts.append(Part(start: point))
      case .addLineToPoint: add([], points[0])
      case .addQuadCurveToPoint: add([points[0]], points[1])
      case .addCurveToPoint: add([points[0], points[1]], points[2])
      case .closeSubpath:
        if let part = parts.last {
          parts[parts.count - 1].isClosed = true
          point = part.start
        }
      @unknown default: break
      }
    }
    return parts
  }
}
