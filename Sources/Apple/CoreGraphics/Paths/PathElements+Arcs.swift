import Foundation

extension PathElements {
  /// Adds an arc, with a line from the current point to its start.
  ///
  /// - Parameter clockwise: Whether the angle decreases, which is clockwise if y points upwards.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    _ transform: CGAffineTransform
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite else { return }
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Adds an arc with the angle `delta`, with a line from the current point to its start.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ transform: CGAffineTransform
  ) {
    guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    let placement = CGAffineTransform(radius, 0, 0, radius, center.x, center.y).concatenating(transform)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(placement) }

    let first = place(cos(startAngle), sin(startAngle))
    if current == nil { move(to: first) } else { line(to: first) }
    // Several turns have the same result as one, so that their number is limited.
    let sweep = max(-8 * CGFloat.pi, min(8 * CGFloat.pi, delta))
    guard sweep != 0, radius != 0 else { return }
    let count = max(Int((abs(sweep) / (CGFloat.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    var angle = startAngle
    for index in 1...count {
      let next = startAngle + (index == count ? sweep : step * CGFloat(index))
      cubic(
        place(cos(angle) - handle * sin(angle), sin(angle) + handle * cos(angle)),
        place(cos(next) + handle * sin(next), sin(next) - handle * cos(next)),
        to: place(cos(next), sin(next)))
      angle = next
    }
  }

  /// Rounds the corner at `corner` between the current point and `end` with a circle that is tangent to both lines.
  ///
  /// - Parameter from: The current point in the space of the other points.
  package mutating func addArc(
    from start: CGPoint, tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    _ transform: CGAffineTransform
  ) {
    let before = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let after = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengthBefore = hypot(before.dx, before.dy)
    let lengthAfter = hypot(after.dx, after.dy)
    let cross = before.dx * after.dy - before.dy * after.dx
    // Points on a line have no corner.
    guard radius > 0, lengthBefore > 0, lengthAfter > 0, abs(cross) > 1e-9 * lengthBefore * lengthAfter else {
      return line(to: corner.applying(transform))
    }
    let cosine = (before.dx * after.dx + before.dy * after.dy) / (lengthBefore * lengthAfter)
    // The tangent of half the angle between the lines.
    let halfTangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let distance = radius / halfTangent
    let touch1 = CGPoint(
      x: corner.x + before.dx / lengthBefore * distance, y: corner.y + before.dy / lengthBefore * distance)
    // The center is beside the first tangent point, on the side of the end.
    let side: CGFloat = cross > 0 ? 1 : -1
    let normal = CGVector(dx: -before.dy / lengthBefore * side, dy: before.dx / lengthBefore * side)
    let center = CGPoint(x: touch1.x + normal.dx * radius, y: touch1.y + normal.dy * radius)
    let startAngle = atan2(-normal.dy, -normal.dx)
    let delta = (CGFloat.pi - acos(max(-1, min(1, cosine)))) * -side
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }
}
