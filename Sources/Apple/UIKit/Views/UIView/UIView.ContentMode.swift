extension UIView {
  /// The scaling and positioning of a view's content when the size of its bounds changes.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to fill the bounds in both directions.
    case scaleToFill = 0
    /// The content is scaled to fit the bounds with its aspect ratio kept; the rest is clear.
    case scaleAspectFit = 1
    /// The content is scaled to fill the bounds with its aspect ratio kept; parts may be outside of them.
    case scaleAspectFill = 2
    /// The content is drawn again.
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12

    var gravity: CALayerContentsGravity {
      // Core Animation's names assume that y points upward. If y points downward, its top is the bottom.
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}
