/// Which of a bar's heights an image or offset is for.
///
/// - Source: developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
  /// An ordinary bar. What is set for it holds for the others where they have nothing of their own.
  case `default` = 0
  /// A bar of a phone in landscape.
  case compact = 1
  /// An ordinary bar with a prompt.
  case defaultPrompt = 101
  /// A bar of a phone in landscape with a prompt.
  case compactPrompt = 102
}
