/// The contrast between foreground and background.
///
/// - Source: developer.apple.com/documentation/swiftui/colorschemecontrast
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast, as users can ask for.
  case increased
}
