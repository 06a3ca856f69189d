/// How strongly something is shown.
///
/// - Source: developer.apple.com/documentation/swiftui/prominence
public enum Prominence: Sendable {
  case standard
  case increased
}
