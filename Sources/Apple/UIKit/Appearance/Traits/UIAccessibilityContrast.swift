/// Whether the user asked for more contrast between colors.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is given.
  case unspecified = -1
  /// The usual colors.
  case normal = 0
  /// Colors further apart.
  case high = 1
}
