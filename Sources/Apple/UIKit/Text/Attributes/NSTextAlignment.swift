/// The alignment of lines of text.
///
/// - Source: developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  /// Aligned at the left edge.
  case left = 0
  /// Centered.
  case center = 1
  /// Aligned at the right edge.
  case right = 2
  /// Aligned at both edges. The last line of a paragraph has natural alignment.
  case justified = 3
  /// Aligned at the edge where the text's direction begins.
  case natural = 4
}
