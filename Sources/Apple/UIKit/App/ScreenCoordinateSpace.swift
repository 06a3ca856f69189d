/// The coordinate space of a screen or of a scene at its top left: that of a window at its origin.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  private let sceneBounds: CGRect?

  /// - Parameter sceneBounds: The fixed bounds of a scene on the screen; `nil` for the bounds of the screen.
  init(_ screen: UIScreen, sceneBounds: CGRect? = nil) {
    self.screen = screen
    self.sceneBounds = sceneBounds
  }

  var bounds: CGRect { sceneBounds ?? screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let root = view.hierarchyRoot
    return root.convert(rect.offsetBy(dx: -root.frame.minX, dy: -root.frame.minY), to: view as UIView?)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let root = view.hierarchyRoot
    return view.convert(rect, to: root as UIView?).offsetBy(dx: root.frame.minX, dy: root.frame.minY)
  }
}
