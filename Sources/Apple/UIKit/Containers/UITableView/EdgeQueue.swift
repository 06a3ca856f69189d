import CoreGraphics

/// Places just out of sight, one after the other, for what is farther away: it need not come all the way.
struct EdgeQueue {
  private var top: CGFloat
  private var bottom: CGFloat

  init(_ visible: ClosedRange<CGFloat>) {
    (top, bottom) = (visible.lowerBound, visible.upperBound)
  }

  /// The place for something that lies at `y`; called from the nearest to the farthest.
  mutating func place(_ y: CGFloat, height: CGFloat) -> CGFloat {
    if y >= bottom {
      defer { bottom += height }
      return bottom
    }
    if y + height <= top {
      top -= height
      return top
    }
    return y
  }
}
