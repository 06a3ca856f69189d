import Foundation

extension PathElements {
  /// The distance of the control points of a quarter circle from its ends, in radii.
  private static let quarterCircle: CGFloat = 0.552284749830793

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let dx = rect.width / 2 * Self.quarterCircle
    let dy = rect.height / 2 * Self.quarterCircle
    move(to: CGPoint(x: rect.maxX, y: center.y))
    cubic(
      CGPoint(x: rect.maxX, y: center.y + dy), CGPoint(x: center.x + dx, y: rect.maxY),
      to: CGPoint(x: center.x, y: rect.maxY))
    cubic(
      CGPoint(x: center.x - dx, y: rect.maxY), CGPoint(x: rect.minX, y: center.y + dy),
      to: CGPoint(x: rect.minX, y: center.y))
    cubic(
      CGPoint(x: rect.minX, y: center.y - dy), CGPoint(x: center.x - dx, y: rect.minY),
      to: CGPoint(x: center.x, y: rect.minY))
    cubic(
      CGPoint(x: center.x + dx, y: rect.minY), CGPoint(x: rect.maxX, y: center.y - dy),
      to: CGPoint(x: rect.maxX, y: center.y))
    close()
  }

  /// Adds a rectangle with elliptical corners, beginning at the center of its right side.
  package mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let width = max(0, min(cornerWidth, rect.width / 2))
    let height = max(0, min(cornerHeight, rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect) }
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -height), to: CGVector(dx: -width, dy: 0))
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: width, dy: 0), to: CGVector(dx: 0, dy: -height))
    addCorner(CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: height), to: CGVector(dx: width, dy: 0))
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -width, dy: 0), to: CGVector(dx: 0, dy: height))
    close()
  }

  /// Adds a rectangle with a radius for each corner, beginning with its upper side, clockwise if y points downwards.
  package mutating func addRoundedRect(_ shape: RoundedRectangle) {
    let rect = shape.rect
    let radii = shape.radii
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
    let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    let left = CGVector(dx: -1, dy: 0)
    let right = CGVector(dx: 1, dy: 0)
    let up = CGVector(dx: 0, dy: -1)
    let down = CGVector(dx: 0, dy: 1)
    // Two corners share the length of a side in proportion to their radii.
    func room(_ radius: CGFloat, _ other: CGFloat, _ side: CGFloat) -> CGFloat {
      let wanted = (radius + other) * ContinuousCorner.reach
      return wanted > side ? side / wanted : 1
    }
    let top = room(radii.topLeft, radii.topRight, rect.width)
    let bottom = room(radii.bottomLeft, radii.bottomRight, rect.width)
    let leading = room(radii.topLeft, radii.bottomLeft, rect.height)
    let trailing = room(radii.topRight, radii.bottomRight, rect.height)
    let inset = radii.topLeft * (shape.isContinuous ? ContinuousCorner.reach * top : 1)
    move(to: CGPoint(x: rect.minX + inset, y: rect.minY))
    for (corner, radius, incoming, outgoing, shrink1, shrink2) in [
      (topRight, radii.topRight, left, down, top, trailing),
      (bottomRight, radii.bottomRight, up, left, trailing, bottom),
      (bottomLeft, radii.bottomLeft, right, up, bottom, leading),
      (topLeft, radii.topLeft, down, right, leading, top),
    ] {
      if radius <= 0 {
        line(to: corner)
      } else if shape.isContinuous {
        ContinuousCorner.add(
          to: &self, corner: corner, radius: radius, incoming: incoming, outgoing: outgoing, shrink1: shrink1,
          shrink2: shrink2)
      } else {
        addCorner(
          corner, from: CGVector(dx: incoming.dx * radius, dy: incoming.dy * radius),
          to: CGVector(dx: outgoing.dx * radius, dy: outgoing.dy * radius))
      }
    }
    close()
  }

  /// Adds a line to the start of a quarter ellipse and the quarter ellipse; both ends are relative to the corner.
  private mutating func addCorner(_ corner: CGPoint, from start: CGVector, to end: CGVector) {
    let rest = 1 - Self.quarterCircle
    line(to: CGPoint(x: corner.x + start.dx, y: corner.y + start.dy))
    cubic(
      CGPoint(x: corner.x + start.dx * rest, y: corner.y + start.dy * rest),
      CGPoint(x: corner.x + end.dx * rest, y: corner.y + end.dy * rest),
      to: CGPoint(x: corner.x + end.dx, y: corner.y + end.dy))
  }
}
