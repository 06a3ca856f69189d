/// The contrast between foreground and background.
///
/// - Source: developer.apple.com/documentation/swiftui/colorschemecontrast
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The standard contrast.
  case standard
  /// The increased contrast that users can request.
  case increased
}
