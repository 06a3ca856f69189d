/// A bar that knows where it lies.
///
/// - Source: developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Where a bar lies on the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any = 0
  /// At the bottom of its container: the hairline is above it.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen: its background reaches up under the status bar.
  case topAttached = 3
}

/// Says where a bar lies.
///
/// - Source: developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar that comes into a window lies. The default is `.any`, and then the bar decides.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
