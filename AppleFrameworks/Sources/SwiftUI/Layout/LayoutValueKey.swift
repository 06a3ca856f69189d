/// A value that views have for the layouts that they are in.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}
