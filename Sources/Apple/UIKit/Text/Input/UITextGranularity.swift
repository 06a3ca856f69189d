/// The units that text is divided into.
///
/// - Source: developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable {
  /// What a reader takes for one character.
  case character = 0
  /// Words, without the spaces and punctuation between them.
  case word = 1
  /// Sentences, with the spaces after them.
  case sentence = 2
  /// Paragraphs, with the newline after them.
  case paragraph = 3
  /// Lines, as they are laid out.
  case line = 4
  /// All of the text.
  case document = 5
}
