/// Whether the user asked for bold text.
///
/// - Source: developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is given.
  case unspecified = -1
  /// The usual weights.
  case regular = 0
  /// Heavier weights.
  case bold = 1
}
