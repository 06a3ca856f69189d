/// What happens to text that is wider than its line.
///
/// - Source: developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words.
  case byWordWrapping = 0
  /// Lines are broken between characters.
  case byCharWrapping = 1
  /// Text is cut off at the edge.
  case byClipping = 2
  /// The beginning is left out, with an ellipsis.
  case byTruncatingHead = 3
  /// The end is left out, with an ellipsis.
  case byTruncatingTail = 4
  /// The middle is left out, with an ellipsis.
  case byTruncatingMiddle = 5
}
