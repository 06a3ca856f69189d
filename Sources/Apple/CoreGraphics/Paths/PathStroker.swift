import Foundation

/// The creation of the outline of a stroked path, which is filled with the winding rule.
struct PathStroker {
  private let pen: StrokeStyle
  private let half: CGFloat
  /// The maximum angle of a line that approximates a rounded corner.
  private let angleStep: CGFloat
  private var result = PathElements()

  static func outline(of elements: PathElements, _ pen: StrokeStyle) -> PathElements {
    guard pen.width > 0, pen.width.isFinite, elements.isFinite else { return PathElements() }
    var stroker = PathStroker(pen)
    for polyline in elements.polylines(tolerance: 0.01) { stroker.stroke(polyline) }
    return stroker.result
  }

  private init(_ pen: StrokeStyle) {
    self.pen = pen
    half = pen.width / 2
    angleStep = 2 * acos(max(0, 1 - 0.01 / max(half, 0.02)))
  }

  private mutating func stroke(_ polyline: Polyline) {
    let points = polyline.points
    guard points.count > 1 else { return strokeDot(at: points[0], isClosed: polyline.isClosed) }
    if polyline.isClosed {
      addRing(points, polyline.isCorner)
      addRing(points.reversed(), polyline.isCorner.reversed())
    } else {
      // Both sides, with a cap at each end.
      var outline = Outline()
      addSide(points, polyline.isCorner, to: &outline)
      addCap(at: points[points.count - 1], direction(points[points.count - 2], points[points.count - 1]), to: &outline)
      addSide(points.reversed(), polyline.isCorner.reversed(), to: &outline)
      addCap(at: points[0], direction(points[1], points[0]), to: &outline)
      finish(outline)
    }
  }

  /// Strokes a subpath without length, which only has caps.
  private mutating func strokeDot(at point: CGPoint, isClosed: Bool) {
    let square = CGRect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width)
    switch pen.cap {
    case .butt: break
    case .round: result.addEllipse(in: square)
    case .square: result.addRect(square)
    }
  }

  /// The points of an unfinished contour.
  private struct Outline {
    var points: [CGPoint] = []
  }

  private mutating func finish(_ outline: Outline) {
    guard outline.points.count > 2 else { return }
    result.move(to: outline.points[0])
    for point in outline.points.dropFirst() { result.line(to: point) }
    result.close()
  }

  /// Adds one side of a closed polyline as a separate contour.
  private mutating func addRing(_ points: [CGPoint], _ corners: [Bool]) {
    var outline = Outline()
    let count = points.count
    for index in 0..<count {
      let before = direction(points[(index + count - 1) % count], points[index])
      let after = direction(points[index], points[(index + 1) % count])
      addJoin(at: points[index], before, after, isCorner: corners[index], to: &outline)
    }
    finish(outline)
  }

  /// Adds the left side of an open polyline, from its start to its end.
  private func addSide(_ points: [CGPoint], _ corners: [Bool], to outline: inout Outline) {
    outline.points.append(offset(points[0], direction(points[0], points[1])))
    for index in points.indices.dropFirst().dropLast() {
      addJoin(
        at: points[index], direction(points[index - 1], points[index]), direction(points[index], points[index + 1]),
        isCorner: corners[index], to: &outline)
    }
    let last = points.count - 1
    outline.points.append(offset(points[last], direction(points[last - 1], points[last])))
  }

  private func addJoin(
    at point: CGPoint, _ before: CGVector, _ after: CGVector, isCorner: Bool, to outline: inout Outline
  ) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    let start = offset(point, before)
    let end = offset(point, after)
    outline.points.append(start)
    // In a left turn, the left side is the inner one. Passing through the corner keeps the winding of the contour
    // correct.
    if cross > 0 {
      outline.points.append(point)
    } else {
      switch isCorner ? pen.join : .round {
      case .round:
        // A reversal is a right turn here, regardless of the sign of zero.
        addArc(around: point, from: before, by: cross == 0 && dot < 0 ? -CGFloat.pi : atan2(cross, dot), to: &outline)
      case .miter:
        // The line width divided by the miter length is the sine of half the angle between the lines.
        let sineSquared = (1 + dot) / 2
        if sineSquared * pen.miterLimit * pen.miterLimit >= 1 {
          let reach = half / (1 + dot)
          outline.points.append(
            CGPoint(x: point.x - (before.dy + after.dy) * reach, y: point.y + (before.dx + after.dx) * reach))
        }
      case .bevel:
        break
      }
    }
    outline.points.append(end)
  }

  private func addCap(at point: CGPoint, _ direction: CGVector, to outline: inout Outline) {
    switch pen.cap {
    case .butt:
      break
    case .square:
      let end = CGPoint(x: point.x + direction.dx * half, y: point.y + direction.dy * half)
      outline.points.append(offset(end, direction))
      outline.points.append(offset(end, CGVector(dx: -direction.dx, dy: -direction.dy)))
    case .round:
      addArc(around: point, from: direction, by: -CGFloat.pi, to: &outline)
    }
  }

  /// Adds points on a circle between two directions, without its ends.
  private func addArc(around point: CGPoint, from direction: CGVector, by turn: CGFloat, to outline: inout Outline) {
    let count = Int(saturating: (abs(turn) / angleStep).rounded(.up))
    guard count > 1 else { return }
    let start = offset(.zero, direction)
    for index in 1..<count {
      let angle = turn * CGFloat(index) / CGFloat(count)
      let cosine = cos(angle)
      let sine = sin(angle)
      outline.points.append(
        CGPoint(x: point.x + start.x * cosine - start.y * sine, y: point.y + start.x * sine + start.y * cosine))
    }
  }

  private func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
  }

  /// Returns the point at half a line width to the left of the direction (y upwards).
  private func offset(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
    CGPoint(x: point.x - direction.dy * half, y: point.y + direction.dx * half)
  }
}
