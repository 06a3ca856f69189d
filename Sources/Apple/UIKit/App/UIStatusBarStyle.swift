/// The color of what the status bar shows.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
  /// By the style of the interface.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
