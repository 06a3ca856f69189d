extension UIView {
  /// How a view's content follows its bounds when their size changes.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill, both directions on their own.
    case scaleToFill = 0
    /// As large as fits with its proportions kept; the rest stays clear.
    case scaleAspectFit = 1
    /// As small as fills with its proportions kept; the rest may stick out.
    case scaleAspectFill = 2
    /// Drawn anew.
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
      // Core Animation's names read with y upwards: where y points down, its top is the bottom.
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
