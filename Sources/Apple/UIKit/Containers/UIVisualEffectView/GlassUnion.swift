import CoreGraphics

/// The outline of adjacent panes of glass that merge.
///
/// The outline is the set of points at which a smooth minimum of the distances from all panes is zero. It is computed
/// on a grid and consists of straight lines.
struct GlassUnion {
  /// A pane with the shape of a rounded rectangle.
  struct Pane: Equatable {
    var rect: CGRect
    var radius: CGFloat

    /// Returns the distance of a point from the pane, which is negative inside.
    func distance(from point: CGPoint) -> CGFloat {
      let radius = min(radius, min(rect.width, rect.height) / 2)
      let x = abs(point.x - rect.midX) - rect.width / 2 + radius
      let y = abs(point.y - rect.midY) - rect.height / 2 + radius
      let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
      return outside + min(max(x, y), 0) - radius
    }
  }

  let panes: [Pane]
  /// The distance at which panes begin to merge.
  let spacing: CGFloat

  /// The distance between points of the grid.
  private static let step: CGFloat = 1

  /// Returns the clusters of panes that merge directly or through others, as indexes. Panes that don't merge are
  /// omitted.
  static func clusters(of panes: [Pane], spacing: CGFloat) -> [[Int]] {
    var group = Array(panes.indices)
    for first in panes.indices {
      for second in panes.indices where second > first && group[first] != group[second] {
        guard gap(panes[first].rect, panes[second].rect) < spacing else { continue }
        let (old, new) = (group[second], group[first])
        for index in group.indices where group[index] == old { group[index] = new }
      }
    }
    return panes.indices.map { number in group.indices.filter { group[$0] == number } }.filter { $0.count > 1 }
  }

  private static func gap(_ first: CGRect, _ second: CGRect) -> CGFloat {
    let x = max(second.minX - first.maxX, first.minX - second.maxX, 0)
    let y = max(second.minY - first.maxY, first.minY - second.maxY, 0)
    return (x * x + y * y).squareRoot()
  }

  private func value(at point: CGPoint) -> CGFloat {
    // With this reach, the panes on both sides of a point halfway between them merge if the gap is less than half of
    // the reach.
    let reach = max(2 * spacing, 0.001)
    var result = CGFloat.greatestFiniteMagnitude
    for pane in panes {
      let distance = pane.distance(from: point)
      let overlap = max(reach - abs(result - distance), 0) / reach
      result = min(result, distance) - overlap * overlap * reach / 4
    }
    return result
  }

  /// The outline.
  var path: CGPath {
    let bounds = panes.reduce(CGRect.null) { $0.union($1.rect) }.insetBy(dx: -spacing - 2, dy: -spacing - 2)
    let step = GlassUnion.step
    let columns = Int((bounds.width / step).rounded(.up)) + 1
    let rows = Int((bounds.height / step).rounded(.up)) + 1
    func point(_ column: Int, _ row: Int) -> CGPoint {
      CGPoint(x: bounds.minX + CGFloat(column) * step, y: bounds.minY + CGFloat(row) * step)
    }
    var values = [CGFloat](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns { values[row * columns + column] = value(at: point(column, row)) }
    }
    var lines = OutlineLines(columns: columns, rows: rows)
    for row in 0..<(rows - 1) {
      for column in 0..<(columns - 1) {
        lines.add(column, row) { values[$1 * columns + $0] }
      }
    }
    let result = CGMutablePath()
    for loop in lines.loops {
      let points = loop.map { edge in
        let (from, to) = edge.ends
        let (low, high) = (values[from.row * columns + from.column], values[to.row * columns + to.column])
        let share = low == high ? 0.5 : low / (low - high)
        let (start, end) = (point(from.column, from.row), point(to.column, to.row))
        return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      guard let first = points.first else { continue }
      result.move(to: first)
      for point in points.dropFirst() { result.addLine(to: point) }
      result.closeSubpath()
    }
    return result
  }
}

/// The line segments of the outline on a grid, which are joined to loops.
private struct OutlineLines {
  /// An edge between two adjacent grid points that the outline crosses.
  struct Edge: Hashable {
    var column: Int
    var row: Int
    var isVertical: Bool

    var ends: (from: (column: Int, row: Int), to: (column: Int, row: Int)) {
      ((column, row), isVertical ? (column, row + 1) : (column + 1, row))
    }
  }

  private var next: [Edge: Edge] = [:]
  /// The first edges of the segments in the order in which they were found, so that the loops are deterministic.
  private var starts: [Edge] = []

  init(columns: Int, rows: Int) {
    starts.reserveCapacity(2 * (columns + rows))
  }

  /// Adds the line segments through a cell, with the inside on their left.
  mutating func add(_ column: Int, _ row: Int, value: (Int, Int) -> CGFloat) {
    let corners = [
      value(column, row) < 0, value(column + 1, row) < 0, value(column + 1, row + 1) < 0, value(column, row + 1) < 0,
    ]
    guard corners.contains(true), corners.contains(false) else { return }
    let edges = [
      Edge(column: column, row: row, isVertical: false), Edge(column: column + 1, row: row, isVertical: true),
      Edge(column: column, row: row + 1, isVertical: false), Edge(column: column, row: row, isVertical: true),
    ]
    // A segment begins where the path around the cell leaves the inside, and ends where the path enters it.
    for side in 0..<4 where corners[side] && !corners[(side + 1) % 4] {
      var back = side
      repeat { back = (back + 3) % 4 } while !(corners[(back + 1) % 4] && !corners[back])
      next[edges[side]] = edges[back]
      starts.append(edges[side])
    }
  }

  var loops: [[Edge]] {
    var left = next
    var loops: [[Edge]] = []
    for start in starts {
      var loop: [Edge] = []
      var edge = start
      while let following = left.removeValue(forKey: edge) {
        loop.append(edge)
        edge = following
      }
      if loop.count > 2 { loops.append(loop) }
    }
    return loops
  }
}
