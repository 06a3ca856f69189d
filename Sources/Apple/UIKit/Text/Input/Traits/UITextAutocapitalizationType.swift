/// When the keyboard's shift key comes down by itself. It is kept; the host's keyboard types what it is told.
///
/// - Source: developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the beginning of a word.
  case words = 1
  /// At the beginning of a sentence.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}
