/// The properties of the guides at the top and bottom of a controller's view.
///
/// - Source: developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the part that bars cover after the last layout, in points.
  var length: CGFloat { get }

  /// The edge of the guide that is nearer to the top of the view.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The edge of the guide that is nearer to the bottom of the view.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The height of the guide, which is its ``length``.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide at the top or bottom of a controller's view, with the height of the safe area inset there.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let owner else { return 0 }
    return role == .topBars ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }
}
