import CoreGraphics

/// A queue of positions just outside the visible span, one after another, so that distant views travel a short way
/// only.
struct EdgeQueue {
  private var top: CGFloat
  private var bottom: CGFloat

  init(_ visible: ClosedRange<CGFloat>) {
    (top, bottom) = (visible.lowerBound, visible.upperBound)
  }

  /// Returns the position of a view at `y`. Call this method in order of distance, nearest view first.
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
