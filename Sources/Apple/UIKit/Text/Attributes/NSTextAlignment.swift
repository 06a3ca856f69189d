/// Where lines of text lie in their width.
///
/// - Source: developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges; the last line of a paragraph is natural.
  case justified = 3
  /// At the edge where the text's direction begins.
  case natural = 4
}
