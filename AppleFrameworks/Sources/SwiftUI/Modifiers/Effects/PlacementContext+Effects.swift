import UIKit

extension PlacementContext {
  /// Returns the context for the content of a view in this container.
  func inside(_ view: UIView, origin: CGPoint) -> PlacementContext {
    let inner = PlacementContext(
      container: view, graph: graph, animation: animation,
      offset: CGPoint(x: offset.x + origin.x, y: offset.y + origin.y), scale: scale)
    inner.visible = visible?.offsetBy(dx: -origin.x, dy: -origin.y)
    inner.safeArea = safeArea
    inner.safeBounds = safeBounds?.offsetBy(dx: -origin.x, dy: -origin.y)
    return inner
  }
}
