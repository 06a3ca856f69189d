/// A key of a value in the environment.
///
/// - Source: developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Self.Value { get }
}
