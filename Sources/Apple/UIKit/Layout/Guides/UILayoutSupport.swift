/// What the guides at the top and bottom of a controller's view tell.
///
/// - Source: developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view bars cover, in points, as of the last layout.
  var length: CGFloat { get }

  /// The edge of the guide nearer the top of the view.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The edge of the guide nearer the bottom of the view.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The guide's height, which is its ``length``.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide at the top or bottom of a controller's view: as high as what the safe area leaves out there.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let owner else { return 0 }
    return role == .topBars ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }
}
