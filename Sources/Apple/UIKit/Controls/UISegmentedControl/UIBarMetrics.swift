/// The bar height for which an image or an offset is intended.
///
/// - Source: developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
  /// A regular bar. Its values are also used for the other metrics, if those have none.
  case `default` = 0
  /// A bar of a phone in landscape.
  case compact = 1
  /// A regular bar with a prompt.
  case defaultPrompt = 101
  /// A bar of a phone in landscape with a prompt.
  case compactPrompt = 102
}
