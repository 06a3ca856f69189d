/// How strongly something is shown.
///
/// - Source: developer.apple.com/documentation/swiftui/prominence
public enum Prominence: Sendable {
  /// As usual.
  case standard
  /// More strongly than usual.
  case increased
}
