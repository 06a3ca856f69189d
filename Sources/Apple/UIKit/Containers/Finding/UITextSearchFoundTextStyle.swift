/// How a place is marked that a search has found.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Not at all.
  case normal = 0
  /// As one of those that were found.
  case found = 1
  /// As the one that the user is at.
  case highlighted = 2
}
