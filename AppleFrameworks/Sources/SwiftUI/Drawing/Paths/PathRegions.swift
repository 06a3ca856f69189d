import UIKit

/// The combination of the interiors of two paths.
///
/// Both paths become lines. The plane is cut into horizontal bands at the ends and the intersections of all lines. In a
/// band, lines do not cross, so that the interior is a list of spans from one line to another. The outline consists of
/// the sides of the spans, and of the parts of the bands' edges with the interior on one side.
struct PathRegions {
  /// A line of one of the paths from its upper to its lower end.
  private struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    /// Whether the line belongs to the second path.
    let isSecond: Bool
    /// 1 for lines that run downward in their path, and -1 for others.
    let direction: Int

    func x(_ y: CGFloat) -> CGFloat {
      let share = (y - top.y) / (bottom.y - top.y)
      return top.x + (bottom.x - top.x) * share
    }
  }

  /// The side of a span in a band.
  private struct Side {
    let upper: CGFloat
    let lower: CGFloat
  }

  /// The deviation of lines from curves, in points. A tenth of a point is not visible.
  private static let tolerance: CGFloat = 0.1

  private let edges: [Edge]
  private let rules: (first: Bool, second: Bool)
  private let contains: (Bool, Bool) -> Bool

  /// Creates a combination.
  ///
  /// - Parameters:
  ///   - isEvenOdd: Whether the even-odd rule determines the interiors.
  ///   - contains: Returns whether a point is in the result, from whether it is in each path.
  init(_ first: Path, _ second: Path, isEvenOdd: Bool, contains: @escaping (Bool, Bool) -> Bool) {
    edges = Self.edges(first, isSecond: false) + Self.edges(second, isSecond: true)
    rules = (isEvenOdd, isEvenOdd)
    self.contains = contains
  }

  private static func edges(_ path: Path, isSecond: Bool) -> [Edge] {
    var edges: [Edge] = []
    for var points in path.lines(tolerance: tolerance) {
      if let first = points.first, points.last != first { points.append(first) }
      for (start, end) in zip(points, points.dropFirst()) where start.y != end.y {
        edges.append(
          start.y < end.y
            ? Edge(top: start, bottom: end, isSecond: isSecond, direction: 1)
            : Edge(top: end, bottom: start, isSecond: isSecond, direction: -1))
      }
    }
    return edges.sorted { $0.top.y < $1.top.y }
  }

  /// The outline. The time is quadratic in the number of lines.
  func outline() -> Path {
    let heights = bandEdges()
    var lines: [(start: CGPoint, end: CGPoint)] = []
    var above: [Side] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let spans = sides(top, bottom)
      addLevel(top, above.map(\.lower), spans.map(\.upper), &lines)
      for index in spans.indices {
        let (upper, lower) = (CGPoint(x: spans[index].upper, y: top), CGPoint(x: spans[index].lower, y: bottom))
        lines.append(index % 2 == 0 ? (lower, upper) : (upper, lower))
      }
      above = spans
    }
    if let last = heights.last { addLevel(last, above.map(\.lower), [], &lines) }
    return Self.joined(lines)
  }

  /// The heights at which lines start, end, and cross.
  private func bandEdges() -> [CGFloat] {
    var heights = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for index in edges.indices {
      for other in edges[(index + 1)...] {
        // The lines are sorted by their upper ends.
        guard other.top.y < edges[index].bottom.y else { break }
        if let height = Self.crossing(edges[index], other) { heights.append(height) }
      }
    }
    heights.sort()
    var result: [CGFloat] = []
    for height in heights where result.last.map({ height - $0 > 1e-6 }) ?? true { result.append(height) }
    return result
  }

  private static func crossing(_ first: Edge, _ second: Edge) -> CGFloat? {
    let (low, high) = (max(first.top.y, second.top.y), min(first.bottom.y, second.bottom.y))
    guard low < high else { return nil }
    let (start, end) = (first.x(low) - second.x(low), first.x(high) - second.x(high))
    guard start * end < 0 else { return nil }
    return low + (high - low) * start / (start - end)
  }

  /// The sides of the interior in a band, from left to right. Even ones start spans, and odd ones end them.
  private func sides(_ top: CGFloat, _ bottom: CGFloat) -> [Side] {
    let middle = (top + bottom) / 2
    let crossed = edges.filter { $0.top.y < middle && $0.bottom.y > middle }
      .map { (edge: $0, x: $0.x(middle)) }.sorted { $0.x < $1.x }
    var (first, second, isInside) = (0, 0, false)
    var result: [Side] = []
    for (edge, _) in crossed {
      if edge.isSecond { second += edge.direction } else { first += edge.direction }
      let isNowInside = contains(
        rules.first ? first % 2 != 0 : first != 0, rules.second ? second % 2 != 0 : second != 0)
      guard isNowInside != isInside else { continue }
      isInside = isNowInside
      let side = Side(upper: edge.x(top), lower: edge.x(bottom))
      // A span without a width is none.
      if let last = result.last, abs(last.upper - side.upper) < 1e-6, abs(last.lower - side.lower) < 1e-6 {
        result.removeLast()
      } else {
        result.append(side)
      }
    }
    return result
  }

  /// Adds the parts of a height that have the interior on one side.
  private func addLevel(
    _ height: CGFloat, _ above: [CGFloat], _ below: [CGFloat], _ lines: inout [(start: CGPoint, end: CGPoint)]
  ) {
    let ends = (above + below).sorted()
    func isInside(_ x: CGFloat, _ ends: [CGFloat]) -> Bool { ends.count { $0 < x } % 2 == 1 }
    for (start, end) in zip(ends, ends.dropFirst()) where end - start > 1e-6 {
      let middle = (start + end) / 2
      let (isAbove, isBelow) = (isInside(middle, above), isInside(middle, below))
      guard isAbove != isBelow else { continue }
      let (left, right) = (CGPoint(x: start, y: height), CGPoint(x: end, y: height))
      // The interior is on the right of each line.
      lines.append(isBelow ? (left, right) : (right, left))
    }
  }

  /// Joins lines to closed subpaths.
  private static func joined(_ lines: [(start: CGPoint, end: CGPoint)]) -> Path {
    struct Key: Hashable {
      let (x, y): (Int, Int)
      init(_ point: CGPoint) { (x, y) = (Int((point.x * 1e4).rounded()), Int((point.y * 1e4).rounded())) }
    }
    var starts: [Key: [Int]] = [:]
    for index in lines.indices.reversed() { starts[Key(lines[index].start), default: []].append(index) }
    var used = Set<Int>()
    var path = Path()
    for index in lines.indices where !used.contains(index) {
      var points = [lines[index].start]
      var next: Int? = index
      while let current = next, used.insert(current).inserted {
        points.append(lines[current].end)
        next = starts[Key(lines[current].end)]?.last { !used.contains($0) }
      }
      path.addSubpath(points)
    }
    return path
  }
}

extension Path {
  /// Adds a closed subpath without the points between others on the same line.
  fileprivate mutating func addSubpath(_ points: [CGPoint]) {
    var corners: [CGPoint] = []
    for point in points {
      if corners.count >= 2 {
        let (first, second) = (corners[corners.count - 2], corners[corners.count - 1])
        let (x, y) = (second.x - first.x, second.y - first.y)
        let area = x * (point.y - first.y) - y * (point.x - first.x)
        if abs(area) <= 1e-6 * max(1, hypot(x, y)) { corners.removeLast() }
      }
      corners.append(point)
    }
    guard corners.count > 2 else { return }
    if corners.first == corners.last { corners.removeLast() }
    addLines(corners)
    closeSubpath()
  }

  /// Returns the subpaths as lines.
  fileprivate func lines(tolerance: CGFloat) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var current: [CGPoint] = []
    func curve(_ length: CGFloat, _ point: (CGFloat) -> CGPoint) {
      // The deviation of a chord from an arc falls with the square of the count.
      let count = max(4, Int((length / tolerance).squareRoot().rounded(.up)))
      for step in 1...count { current.append(point(CGFloat(step) / CGFloat(count))) }
    }
    func mix(_ first: CGPoint, _ second: CGPoint, _ share: CGFloat) -> CGPoint {
      CGPoint(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
    }
    func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat { hypot(second.x - first.x, second.y - first.y) }
    forEach { element in
      let start = current.last ?? .zero
      switch element {
      case .move(let end):
        if current.count > 1 { result.append(current) }
        current = [end]
      case .line(let end): current.append(end)
      case .quadCurve(let end, let control):
        curve(distance(start, control) + distance(control, end)) {
          mix(mix(start, control, $0), mix(control, end, $0), $0)
        }
      case .curve(let end, let control1, let control2):
        curve(distance(start, control1) + distance(control1, control2) + distance(control2, end)) {
          let middle = mix(control1, control2, $0)
          return mix(mix(mix(start, control1, $0), middle, $0), mix(middle, mix(control2, end, $0), $0), $0)
        }
      case .closeSubpath:
        if let first = current.first {
          if current.count > 1 { result.append(current + [first]) }
          current = [first]
        }
      }
    }
    if current.count > 1 { result.append(current) }
    return result
  }

  /// Returns the path of the points that are in both paths. Curves become lines.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interiors.
  /// - Source: developer.apple.com/documentation/swiftui/path/intersection(_:eofill:)
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, isEvenOdd: eoFill) { $0 && $1 }.outline()
  }

  /// Returns the path of the points that are in one of the paths. Curves become lines.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interiors.
  /// - Source: developer.apple.com/documentation/swiftui/path/union(_:eofill:)
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, isEvenOdd: eoFill) { $0 || $1 }.outline()
  }

  /// Returns the path of the points that are in this path, but not in another one. Curves become lines.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interiors.
  /// - Source: developer.apple.com/documentation/swiftui/path/subtracting(_:eofill:)
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, isEvenOdd: eoFill) { $0 && !$1 }.outline()
  }

  /// Returns the path of the points that are in exactly one of the paths. Curves become lines.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interiors.
  /// - Source: developer.apple.com/documentation/swiftui/path/symmetricdifference(_:eofill:)
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegions(self, other, isEvenOdd: eoFill) { $0 != $1 }.outline()
  }

  /// Returns the path with the same interior by the winding rule and without overlaps. Curves become lines.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/path/normalized(eofill:)
  public func normalized(eoFill: Bool = true) -> Path {
    PathRegions(self, Path(), isEvenOdd: eoFill) { first, _ in first }.outline()
  }
}
