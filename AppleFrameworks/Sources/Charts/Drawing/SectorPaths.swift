import SwiftUI

/// The outlines of sectors.
enum SectorPaths {
  /// Returns a sector. Angles are clockwise from the top.
  ///
  /// - Parameters:
  ///   - inset: The distance of the straight edges from the radii, in points.
  ///   - corner: The radius of the corners, in points.
  static func sector(
    _ center: CGPoint, inner: CGFloat, outer: CGFloat, from start: Double, to end: Double, inset: CGFloat,
    corner: CGFloat
  ) -> Path {
    let thickness = outer - max(0, inner)
    let corner = min(corner, max(0, thickness / 2 - 0.01))
    guard corner > 0 else { return plain(center, inner, outer, start, end, inset) }
    // A smaller sector with a stroke whose joins are round has the outline of the sector with round corners.
    let small = plain(
      center, inner > 0 ? inner + corner : 0, outer - corner, start, end, inset + corner)
    guard !small.isEmpty else { return small }
    return small.union(small.strokedPath(StrokeStyle(lineWidth: 2 * corner, lineCap: .round, lineJoin: .round)))
  }

  private static func plain(
    _ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat, _ start: Double, _ end: Double, _ inset: CGFloat
  ) -> Path {
    guard outer > 0, end > start else { return Path() }
    let isFull = end - start >= 2 * .pi - 1e-9
    func angles(_ radius: CGFloat) -> (Double, Double) {
      guard inset > 0, radius > 0, !isFull else { return (start, end) }
      let turn = asin(min(1, Double(inset / radius)))
      return start + turn < end - turn ? (start + turn, end - turn) : ((start + end) / 2, (start + end) / 2)
    }
    let (first, last) = angles(outer)
    let path = CGMutablePath()
    let top = -Double.pi / 2
    path.addArc(center: center, radius: outer, startAngle: first + top, endAngle: last + top, clockwise: false)
    if inner > 0 {
      let (low, high) = angles(inner)
      if isFull {
        path.closeSubpath()
        path.move(to: CGPoint(x: center.x + inner * cos(high + top), y: center.y + inner * sin(high + top)))
      }
      path.addArc(center: center, radius: inner, startAngle: high + top, endAngle: low + top, clockwise: true)
    } else if !isFull {
      // The tip moves along the middle of the sector.
      let half = (end - start) / 2
      let distance = min(Double(outer), inset > 0 ? Double(inset) / max(sin(min(half, .pi / 2)), 1e-3) : 0)
      let middle = (start + end) / 2 + top
      path.addLine(to: CGPoint(x: center.x + distance * cos(middle), y: center.y + distance * sin(middle)))
    }
    path.closeSubpath()
    return Path(path)
  }
}
