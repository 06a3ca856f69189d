/// How strongly a part of the interface is set off.
///
/// - Source: developer.apple.com/documentation/swiftui/prominence
public enum Prominence: Sendable {
  /// As usual.
  case standard
  /// More strongly than usual.
  case increased
}
