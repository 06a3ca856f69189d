/// Whether the screen feels how hard it is pressed.
///
/// - Source: developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known, as for a view outside any window.
  case unknown = 0
  /// The screen feels no force.
  case unavailable = 1
  /// The screen feels force.
  case available = 2
}
