import Foundation

/// The pen that a path is stroked with.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap: CGLineCap = .butt
  package var join: CGLineJoin = .miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  package var dashLengths: [CGFloat] = []

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// Where a path has more dashes than anybody will tell apart, the part of its length that they cover.
  package func inkShareOfDashes(along elements: PathElements, moreThan most: Int) -> CGFloat? {
    guard !dashLengths.isEmpty else { return nil }
    let lengths = dashLengths.count % 2 == 0 ? dashLengths : dashLengths + dashLengths
    let period = lengths.reduce(0, +)
    // Longer than the path itself, as the points of curves lie outside of it, and jumps between subpaths count too.
    var length: CGFloat = 0
    for (start, end) in zip(elements.points, elements.points.dropFirst()) {
      length += hypot(end.x - start.x, end.y - start.y)
    }
    if length <= period * CGFloat(most) { return nil }
    return stride(from: 0, to: lengths.count, by: 2).reduce(0) { $0 + lengths[$1] } / period
  }

  /// How far ink can lie from the path.
  package var reach: CGFloat {
    let half = abs(width) / 2
    return half * max(cap == .square ? 1.42 : 1, join == .miter ? max(1, miterLimit) : 1)
  }
}

/// How the ends of a stroked open subpath look.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// A half square beyond the end point.
  case square
}

/// How the corners of a stroked path look.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off where it would be longer than the miter limit allows.
  case miter
  /// A rounded corner.
  case round
  /// A corner cut off.
  case bevel
}
