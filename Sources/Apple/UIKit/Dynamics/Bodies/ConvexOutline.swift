import CoreGraphics

/// Computations with convex outlines: areas, hulls and contacts.
enum ConvexOutline {
  /// A point at which two outlines overlap.
  struct Contact {
    var point: CGPoint
    /// The normal from the second outline to the first one.
    var normal: CGVector
    var depth: CGFloat
  }

  static func area(of points: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    for (a, b) in edges(points) { sum += a.x * b.y - b.x * a.y }
    return sum / 2
  }

  /// Returns the polar second moment of area around the origin.
  static func secondMoment(of points: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    for (a, b) in edges(points) {
      let cross = abs(a.x * b.y - b.x * a.y)
      sum += cross * (a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y)
    }
    return sum / 12
  }

  static func edges(_ points: [CGPoint]) -> [(CGPoint, CGPoint)] {
    points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }

  /// Returns the convex hull with Andrew's monotone chain.
  static func hull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
    guard sorted.count > 2 else { return sorted }
    func chain(_ points: [CGPoint]) -> [CGPoint] {
      var result: [CGPoint] = []
      for point in points {
        while result.count > 1 {
          let (a, b) = (result[result.count - 2], result[result.count - 1])
          if (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0 { break }
          result.removeLast()
        }
        result.append(point)
      }
      result.removeLast()
      return result
    }
    return chain(sorted) + chain(sorted.reversed())
  }

  /// Returns the contacts of two overlapping outlines: one or two points, none if they don't overlap. A line is an
  /// outline of two points.
  static func contacts(_ first: [CGPoint], _ second: [CGPoint]) -> [Contact] {
    guard let a = leastOverlap(of: first, second), let b = leastOverlap(of: second, first) else { return [] }
    // The edge with the smaller overlap determines the direction of separation.
    let isFirst = a.depth < b.depth
    let (edge, other) = isFirst ? (a, second) : (b, first)
    let normal = edge.normal
    var result: [Contact] = []
    for point in clipped(incidentEdge(of: other, normal), to: edge) {
      let depth = -((point.x - edge.start.x) * normal.dx + (point.y - edge.start.y) * normal.dy)
      guard depth >= 0 else { continue }
      result.append(
        Contact(point: point, normal: isFirst ? CGVector(dx: -normal.dx, dy: -normal.dy) : normal, depth: depth))
    }
    return result
  }

  private struct Edge {
    var start: CGPoint
    var end: CGPoint
    /// The outward normal.
    var normal: CGVector
    var depth: CGFloat
  }

  /// Returns the edge of an outline with the smallest overlap of another one; `nil` if an edge separates them.
  private static func leastOverlap(of outline: [CGPoint], _ other: [CGPoint]) -> Edge? {
    guard let middle = middle(of: outline) else { return nil }
    let otherMiddle = Self.middle(of: other) ?? .zero
    var best: Edge?
    for (a, b) in edges(outline) {
      let length = hypot(b.x - a.x, b.y - a.y)
      guard length > 0 else { continue }
      var normal = CGVector(dx: (b.y - a.y) / length, dy: -(b.x - a.x) / length)
      // A line has two sides; the side of the other outline counts.
      let inside = outline.count > 2 ? middle : CGPoint(x: 2 * a.x - otherMiddle.x, y: 2 * a.y - otherMiddle.y)
      if (inside.x - a.x) * normal.dx + (inside.y - a.y) * normal.dy > 0 {
        normal = CGVector(dx: -normal.dx, dy: -normal.dy)
      }
      let reach: CGFloat =
        other.map { (point: CGPoint) -> CGFloat in (point.x - a.x) * normal.dx + (point.y - a.y) * normal.dy }.min()
        ?? 0
      if reach > 0 { return nil }
      if best.map({ -reach < $0.depth }) ?? true { best = Edge(start: a, end: b, normal: normal, depth: -reach) }
    }
    return best
  }

  private static func middle(of points: [CGPoint]) -> CGPoint? {
    guard !points.isEmpty else { return nil }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// Returns the edge of an outline that faces a normal the most.
  private static func incidentEdge(of outline: [CGPoint], _ normal: CGVector) -> (CGPoint, CGPoint) {
    edges(outline).min { facing($0, normal, outline) < facing($1, normal, outline) } ?? (.zero, .zero)
  }

  private static func facing(_ edge: (CGPoint, CGPoint), _ normal: CGVector, _ outline: [CGPoint]) -> CGFloat {
    // The edge whose points are the farthest in the opposite direction of the normal.
    (edge.0.x + edge.1.x) * normal.dx + (edge.0.y + edge.1.y) * normal.dy
  }

  /// Returns a line clipped to the ends of an edge.
  private static func clipped(_ line: (CGPoint, CGPoint), to edge: Edge) -> [CGPoint] {
    let length = hypot(edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let way = CGVector(dx: (edge.end.x - edge.start.x) / length, dy: (edge.end.y - edge.start.y) / length)
    func place(_ point: CGPoint) -> CGFloat { (point.x - edge.start.x) * way.dx + (point.y - edge.start.y) * way.dy }
    let (a, b) = (place(line.0), place(line.1))
    func point(at place: CGFloat) -> CGPoint {
      let part = a == b ? 0 : (place - a) / (b - a)
      return CGPoint(x: line.0.x + (line.1.x - line.0.x) * part, y: line.0.y + (line.1.y - line.0.y) * part)
    }
    let (low, high) = (max(min(a, b), 0), min(max(a, b), length))
    if low > high { return [a < 0 && b < 0 ? (a > b ? line.0 : line.1) : (a < b ? line.0 : line.1)] }
    return high - low < 0.001 ? [point(at: low)] : [point(at: low), point(at: high)]
  }
}
