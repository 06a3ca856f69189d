import CoreGraphics
import Foundation

/// The boundaries that items can't cross.
@MainActor
struct DynamicBoundaries {
  /// A piece of a boundary: a convex outline or a line.
  struct Piece {
    var identifier: (any NSCopying)?
    var points: [CGPoint]
  }

  var referenceInsets: UIEdgeInsets?
  private var paths: [(identifier: any NSCopying, path: UIBezierPath, lines: [[CGPoint]])] = []

  /// The thickness of the walls around the reference view, in points, so that no item passes through them.
  private static let thickness: CGFloat = 10_000

  private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    (a as? NSObject).map { $0.isEqual(b) } ?? ((a as AnyObject) === (b as AnyObject))
  }

  mutating func set(_ identifier: any NSCopying, _ path: UIBezierPath) {
    remove(identifier)
    let lines = DynamicBoundaries.points(of: path).flatMap { (points: [CGPoint]) -> [[CGPoint]] in
      points.count < 2 ? [] : (1..<points.count).map { [points[$0 - 1], points[$0]] }
    }
    paths.append((identifier, path, lines))
  }

  mutating func remove(_ identifier: any NSCopying) {
    paths.removeAll { DynamicBoundaries.isSame($0.identifier, identifier) }
  }

  mutating func removeAll() { paths = [] }

  func path(_ identifier: any NSCopying) -> UIBezierPath? {
    paths.first { DynamicBoundaries.isSame($0.identifier, identifier) }?.path
  }

  var identifiers: [any NSCopying] { paths.map(\.identifier) }

  /// Returns all pieces for the bounds of the reference view.
  func pieces(inside bounds: CGRect?) -> [Piece] {
    var result = paths.flatMap { entry in entry.lines.map { Piece(identifier: entry.identifier, points: $0) } }
    if let bounds, let referenceInsets {
      let room = bounds.inset(by: referenceInsets)
      let wall = DynamicBoundaries.thickness
      let walls = [
        CGRect(x: room.minX - wall, y: room.minY - wall, width: wall, height: room.height + 2 * wall),
        CGRect(x: room.maxX, y: room.minY - wall, width: wall, height: room.height + 2 * wall),
        CGRect(x: room.minX - wall, y: room.minY - wall, width: room.width + 2 * wall, height: wall),
        CGRect(x: room.minX - wall, y: room.maxY, width: room.width + 2 * wall, height: wall),
      ]
      result += walls.map { rect in
        Piece(
          identifier: nil,
          points: [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
          ])
      }
    }
    return result
  }

  /// Returns the points of a path's subpaths, with short lines for curves.
  static func points(of path: UIBezierPath) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    let pieces = 12
    path.cgPath.applyWithBlock { pointer in
      let element = pointer.pointee
      func last() -> CGPoint { result.last?.last ?? .zero }
      func add(_ point: CGPoint) {
        if result.isEmpty { result.append([]) }
        result[result.count - 1].append(point)
      }
      switch element.type {
      case .moveToPoint: result.append([element.points[0]])
      case .addLineToPoint: add(element.points[0])
      case .addQuadCurveToPoint:
        let (a, b, c) = (last(), element.points[0], element.points[1])
        for index in 1...pieces {
          let t = CGFloat(index) / CGFloat(pieces)
          let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(CGPoint(x: u * a.x + v * b.x + w * c.x, y: u * a.y + v * b.y + w * c.y))
        }
      case .addCurveToPoint:
        let (a, b, c, d) = (last(), element.points[0], element.points[1], element.points[2])
        for index in 1...pieces {
          let t = CGFloat(index) / CGFloat(pieces)
          let s = 1 - t
          let (p, q, r, o) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(CGPoint(x: p * a.x + q * b.x + r * c.x + o * d.x, y: p * a.y + q * b.y + r * c.y + o * d.y))
        }
      case .closeSubpath:
        if let first = result.last?.first { add(first) }
      @unknown default: break
      }
    }
    return result
  }
}
