/// The colours of a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
  /// Those of the traits.
  case `default` = 0
  /// Dark, with white text, whatever the traits.
  case black = 1
}
