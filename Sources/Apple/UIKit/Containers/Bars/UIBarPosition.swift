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
