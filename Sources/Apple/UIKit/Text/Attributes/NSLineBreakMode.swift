/// The layout of text that is wider than its line.
///
/// - Source: developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Text is clipped at the edge.
  case byClipping = 2
  /// The beginning is replaced with an ellipsis.
  case byTruncatingHead = 3
  /// The end is replaced with an ellipsis.
  case byTruncatingTail = 4
  /// The middle is replaced with an ellipsis.
  case byTruncatingMiddle = 5
}
