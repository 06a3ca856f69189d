import Foundation

/// The style of a stroked path.
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

  /// Returns the fraction of a path's length that dashes cover if there are too many to be distinguishable; `nil`
  /// otherwise.
  package func inkShareOfDashes(along elements: PathElements, moreThan most: Int) -> CGFloat? {
    guard !dashLengths.isEmpty else { return nil }
    let lengths = dashLengths.count % 2 == 0 ? dashLengths : dashLengths + dashLengths
    let period = lengths.reduce(0, +)
    // An upper bound of the length, since control points are outside of the curve and moves between subpaths are
    // included.
    var length: CGFloat = 0
    for (start, end) in zip(elements.points, elements.points.dropFirst()) {
      length += hypot(end.x - start.x, end.y - start.y)
    }
    if length <= period * CGFloat(most) { return nil }
    return stride(from: 0, to: lengths.count, by: 2).reduce(0) { $0 + lengths[$1] } / period
  }

  /// The maximum distance of the stroke from the path.
  package var reach: CGFloat {
    let half = abs(width) / 2
    return half * max(cap == .square ? 1.42 : 1, join == .miter ? max(1, miterLimit) : 1)
  }
}

/// The shape of the ends of a stroked open subpath.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt
  /// A semicircle beyond the end point.
  case round
  /// Half a square beyond the end point.
  case square
}

/// The shape of the corners of a stroked path.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off beyond the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}
