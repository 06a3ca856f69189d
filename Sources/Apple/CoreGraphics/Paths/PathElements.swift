import Foundation

/// The elements of a path in two flat arrays: their types and all their points.
///
/// Arrays are copied on write, so that an immutable copy of a mutable path has no cost.
package struct PathElements: Hashable, Sendable {
  package private(set) var types: [CGPathElementType] = []
  package private(set) var points: [CGPoint] = []
  /// The start of the current subpath, to which `close` returns.
  package private(set) var start = CGPoint.zero
  package private(set) var current: CGPoint?

  package init() {}

  package var isEmpty: Bool { types.isEmpty }

  package mutating func reserve(_ count: Int) {
    types.reserveCapacity(types.count + count)
    points.reserveCapacity(points.count + 3 * count)
  }

  package mutating func move(to point: CGPoint) {
    // The first of two consecutive moves only has an effect on dumps.
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

  /// Begins a new subpath at the start of a closed one, for elements that follow it.
  private mutating func beginAfterClose() {
    if types.last == .closeSubpath {
      types.append(.moveToPoint)
      points.append(start)
    }
  }
}
