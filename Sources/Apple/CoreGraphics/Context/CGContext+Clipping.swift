import Foundation

extension CGContext {
  /// Intersects the clip with the current path and clears the path. With an empty path, the clip is empty.
  public func clip(using rule: CGPathFillRule = .winding) {
    cut(.path(currentPath.take(in: state.ctm), rule))
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    cut(.path(CGPath(rect: rect, transform: nil), .winding))
  }

  /// Intersects the clip with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Intersects the clip with a mask that is stretched over a rectangle. The area outside is clipped.
  ///
  /// - Parameter mask: An image mask, or an image whose gray (or alpha, if it has some) is the coverage.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    guard rect.isFinite else { return }
    cut(.mask(mask, rect.standardized))
  }

  /// Resets the clip, including the parts from before the state was saved. In a transparency layer, it only resets
  /// those that were set inside of it.
  public func resetClip() { state.clip = nil }

  /// The smallest rectangle around the clip in user space; empty if nothing remains.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clipBounds
    return bounds.isNull ? .null : bounds.applying(state.ctm.inverted())
  }

  private func cut(_ shape: ClipNode.Shape) {
    state.clip = ClipNode(
      parent: state.clip, shape: shape, transform: state.ctm, shouldAntialias: state.style.shouldAntialias,
      limit: state.limit)
  }

  /// Intersects the clip with a path without changing the current path.
  package func clip(to path: CGPath, using rule: CGPathFillRule = .winding) { cut(.path(path, rule)) }
}
