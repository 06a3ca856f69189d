/// A bar that provides its position.
///
/// - Source: developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The position of a bar on the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable {
  /// The position is not specified.
  case any = 0
  /// The bar is at the bottom of its container, with the hairline above it.
  case bottom = 1
  /// The bar is at the top of its container.
  case top = 2
  /// The bar is at the top of the screen, and its background extends below the status bar.
  case topAttached = 3
}

/// An object that specifies the position of a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar that is added to a window. The default is `.any`, for which the bar decides.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
