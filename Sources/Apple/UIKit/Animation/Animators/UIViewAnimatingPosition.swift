/// Where an animation ends.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewanimatingposition
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// Back at its beginning.
  case start = 1
  /// Where it has come.
  case current = 2
}
