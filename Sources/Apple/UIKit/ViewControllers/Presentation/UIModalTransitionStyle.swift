/// How a controller comes over another one.
///
/// - Source: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from below.
  case coverVertical = 0
  /// Both turn about the vertical axis, as the sides of a card.
  case flipHorizontal = 1
  /// One fades into the other.
  case crossDissolve = 2
  /// The page below curls up; here both fade, which ends in the same picture.
  case partialCurl = 3
}
