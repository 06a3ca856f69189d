/// A key of an environment value.
///
/// - Source: developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no ancestor view sets one.
  static var defaultValue: Self.Value { get }
}
