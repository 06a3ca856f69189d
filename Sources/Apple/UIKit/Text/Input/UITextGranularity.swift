/// A unit of text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable {
  /// Characters as a reader perceives them.
  case character = 0
  /// Words, without the spaces and punctuation between them.
  case word = 1
  /// Sentences, with the spaces after them.
  case sentence = 2
  /// Paragraphs, with the newline after them.
  case paragraph = 3
  /// Lines of the layout.
  case line = 4
  /// The whole text.
  case document = 5
}
