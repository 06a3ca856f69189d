/// The prominence of a part of the interface.
///
/// - Source: developer.apple.com/documentation/swiftui/prominence
public enum Prominence: Sendable {
  /// The standard prominence.
  case standard
  /// The increased prominence.
  case increased
}
