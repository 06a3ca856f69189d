import UIKit

extension PlacementContext {
  /// Returns a frame that is extended to the edges of the container where it touches those of the safe area.
  func extended(_ frame: CGRect, into edges: Edge.Set, isMirrored: Bool) -> CGRect {
    guard let safe = safeBounds else { return frame }
    let bounds = safe.insetBy(dx: 0, dy: 0)
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    let (leadingEdge, trailingEdge): (Edge, Edge) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let reach = 0.5 / scale
    if edges.contains(.top), abs(top - bounds.minY) < reach { top -= safeArea.top }
    if edges.contains(.bottom), abs(bottom - bounds.maxY) < reach { bottom += safeArea.bottom }
    if edges.contains(leadingEdge), abs(left - bounds.minX) < reach { left -= safeArea.leading }
    if edges.contains(trailingEdge), abs(right - bounds.maxX) < reach { right += safeArea.trailing }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
