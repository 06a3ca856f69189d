/// A direction on the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uitextlayoutdirection
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Upwards, a line at a time.
  case up = 4
  /// Downwards, a line at a time.
  case down = 5
}
