import Foundation

extension CGContext {
  /// Cuts the clip down to the path under construction, and throws the path away. Nothing is left of the clip when the path is
  /// empty.
  public func clip(using rule: CGPathFillRule = .winding) {
    cut(.path(currentPath.take(in: state.ctm), rule))
  }

  /// Cuts the clip down to a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    cut(.path(CGPath(rect: rect, transform: nil), .winding))
  }

  /// Cuts the clip down to what several rectangles cover together.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Cuts the clip down by a mask stretched over a rectangle; nothing outside of it is left.
  ///
  /// - Parameter mask: An image mask, or an image whose grays (alpha, where it has some) tell how much comes through.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    guard rect.isFinite else { return }
    cut(.mask(mask, rect.standardized))
  }

  /// Takes back every clip, also those set before the state was saved. Within a transparency layer only what was set in it.
  public func resetClip() { state.clip = nil }

  /// The smallest rectangle of user space with the clip in it; empty where nothing is left.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clipBounds
    return bounds.isNull ? .null : bounds.applying(state.ctm.inverted())
  }

  private func cut(_ shape: ClipNode.Shape) {
    state.clip = ClipNode(
      parent: state.clip, shape: shape, transform: state.ctm, shouldAntialias: state.style.shouldAntialias,
      limit: state.limit)
  }

  /// Cuts the clip down to a path, without touching the path under construction.
  package func clip(to path: CGPath, using rule: CGPathFillRule = .winding) { cut(.path(path, rule)) }
}
