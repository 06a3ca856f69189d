/// The meaning of a view's content, which decides whether it is mirrored in right-to-left languages.
///
/// - Source: developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left languages.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Directional controls, such as a segmented control for text alignment: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
