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

  /// How far ink can lie from the path.
  package var reach: CGFloat {
    let half = abs(width) / 2
    return half * max(cap == .square ? 1.42 : 1, join == .miter ? max(1, miterLimit) : 1)
  }
}
