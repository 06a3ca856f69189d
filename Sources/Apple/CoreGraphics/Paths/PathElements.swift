import Foundation

/// The steps of a path as two flat arrays: the kinds, and the points of all of them one after the other.
///
/// Arrays are copied on writing only, so an immutable copy of a mutable path costs nothing.
package struct PathElements: Hashable, Sendable {
  package private(set) var types: [CGPathElementType] = []
  package private(set) var points: [CGPoint] = []
  /// Where the current subpath began, and where `close` goes back to.
  package private(set) var start = CGPoint.zero
  package private(set) var current: CGPoint?

  package init() {}

  package var isEmpty: Bool { types.isEmpty }

  package mutating func reserve(_ count: Int) {
    types.reserveCapacity(types.count + count)
    points.reserveCapacity(points.count + 3 * count)
  }

  package mutating func move(to point: CGPoint) {
    // Of two moves in a row, the first has no effect but on dumps.
    if types.last == .moveToPoint {
      points[points.count - 1] = point
    } else {
      types.append(.moveToPoint)
      points.append(point)
    }
    start = point
    current = point
  }

  package mutating func line(to point: CGPoint) {
    beginAfterClose()
    types.append(.addLineToPoint)
    points.append(point)
    current = point
  }

  package mutating func quadratic(control: CGPoint, to end: CGPoint) {
    beginAfterClose()
    types.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(end)
    current = end
  }

  package mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    beginAfterClose()
    types.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(end)
    current = end
  }

  package mutating func close() {
    guard let last = types.last, last != .closeSubpath else { return }
    types.append(.closeSubpath)
    current = start
  }

  package mutating func append(_ other: PathElements, _ transform: CGAffineTransform) {
    guard let otherCurrent = other.current else { return }
    if types.last == .moveToPoint {
      types.removeLast()
      points.removeLast()
    }
    types.append(contentsOf: other.types)
    if transform.isIdentity {
      points.append(contentsOf: other.points)
      start = other.start
      current = otherCurrent
    } else {
      points.reserveCapacity(points.count + other.points.count)
      for point in other.points { points.append(point.applying(transform)) }
      start = other.start.applying(transform)
      current = otherCurrent.applying(transform)
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathElements {
    var result = PathElements()
    result.append(self, transform)
    return result
  }

  /// After a close, drawing goes on from the start of the closed subpath: here that becomes a subpath of its own.
  private mutating func beginAfterClose() {
    if types.last == .closeSubpath {
      types.append(.moveToPoint)
      points.append(start)
    }
  }
}
