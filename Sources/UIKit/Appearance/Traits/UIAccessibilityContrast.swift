/// Whether the user asked for more contrast between colours.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is given.
  case unspecified = -1
  /// The usual colours.
  case normal = 0
  /// Colours further apart.
  case high = 1
}
