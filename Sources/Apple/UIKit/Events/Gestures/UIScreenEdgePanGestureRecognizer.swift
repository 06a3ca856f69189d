/// A recognizer of a drag that begins at an edge of the window.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  ///
  /// - Default: none.
  open var edges: UIRectEdge = []

  /// The maximum distance of the touch from the edge, in points.
  private static let reach: CGFloat = 20

  private final var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = sequence.touches.first, let window = touch.window else { return }
    let (point, bounds) = (touch.locationInWindow, window.bounds)
    let reach = UIScreenEdgePanGestureRecognizer.reach
    startEdges = []
    if point.x - bounds.minX <= reach { startEdges.insert(.left) }
    if bounds.maxX - point.x <= reach { startEdges.insert(.right) }
    if point.y - bounds.minY <= reach { startEdges.insert(.top) }
    if bounds.maxY - point.y <= reach { startEdges.insert(.bottom) }
    startEdges.formIntersection(edges)
    if startEdges.isEmpty { state = .failed }
  }

  /// Returns `false` for a movement along the edge or out of the window.
  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard super.isDrag(distance) != nil else { return nil }
    let isHorizontal = abs(distance.x) >= abs(distance.y)
    if isHorizontal {
      return distance.x > 0 ? startEdges.contains(.left) : startEdges.contains(.right)
    }
    return distance.y > 0 ? startEdges.contains(.top) : startEdges.contains(.bottom)
  }
}
