import CoreGraphics
import Foundation
import Typesetting

/// The exclusion paths of a text container, for the rows of a layout.
struct TextObstacles: LineObstacles {
  private struct Edge {
    var from: CGPoint
    var to: CGPoint
  }

  /// The outlines of all parts of the paths.
  private let outlines: [[Edge]]
  private let padding: CGFloat
  let bottom: Double

  init(_ paths: [UIBezierPath], padding: CGFloat) {
    let outlines = paths.flatMap { TextObstacles.outlines(of: $0.cgPath) }
    self.outlines = outlines
    self.padding = padding
    bottom = Double(outlines.joined().reduce(0) { max($0, $1.from.y, $1.to.y) })
  }

  /// The number of straight segments that approximate a curve.
  private static let pieces = 16

  private static func outlines(of path: CGPath) -> [[Edge]] {
    var (result, edges): ([[Edge]], [Edge]) = ([], [])
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      if [point.x, point.y, current.x, current.y].allSatisfy(\.isFinite) {
        edges.append(Edge(from: current, to: point))
      }
      current = point
    }
    func curve(to end: CGPoint, _ place: (CGFloat) -> CGPoint) {
      for piece in 1...pieces { line(to: piece == pieces ? end : place(CGFloat(piece) / CGFloat(pieces))) }
    }
    func finish() {
      line(to: start)
      result.append(edges)
      edges = []
    }
    path.elements.walk { element in
      let from = current
      switch element {
      case .move(let point):
        if !edges.isEmpty { finish() }
        (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .quadratic(let control, let end):
        curve(to: end) { blend(blend(from, control, $0), blend(control, end, $0), $0) }
      case .cubic(let first, let second, let end):
        curve(to: end) {
          let (a, b, c) = (blend(from, first, $0), blend(first, second, $0), blend(second, end, $0))
          return blend(blend(a, b, $0), blend(b, c, $0), $0)
        }
      case .close: if !edges.isEmpty { finish() }
      }
    }
    if !edges.isEmpty { finish() }
    return result
  }

  private static func blend(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  func freeParts(top: Double, height: Double, width: Double) -> [Range<Double>] {
    let taken = outlines.compactMap { span(of: $0, CGFloat(top), CGFloat(top + height)) }.sorted { $0.lower < $1.lower }
    var parts: [Range<Double>] = []
    var start = 0.0
    for span in taken {
      // Lines keep their padding to obstacles as well.
      let (lower, upper) = (Double(span.lower - padding * 2), Double(span.upper))
      if lower > start { parts.append(start..<min(lower, width)) }
      start = max(start, upper)
      if start >= width { break }
    }
    if start < width { parts.append(start..<width) }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns the horizontal extent of an outline in a row.
  private func span(of outline: [Edge], _ top: CGFloat, _ bottom: CGFloat) -> (lower: CGFloat, upper: CGFloat)? {
    var (lower, upper) = (CGFloat.infinity, -CGFloat.infinity)
    for edge in outline {
      let (high, low) = edge.from.y <= edge.to.y ? (edge.from, edge.to) : (edge.to, edge.from)
      guard high.y < bottom, low.y > top else { continue }
      let rise = low.y - high.y
      for y in [max(high.y, top), min(low.y, bottom)] {
        let x = rise > 0 ? high.x + (low.x - high.x) * (y - high.y) / rise : high.x
        (lower, upper) = (min(lower, x), max(upper, x))
      }
    }
    return lower <= upper ? (lower, upper) : nil
  }
}
