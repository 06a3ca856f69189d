/// A key of a value that views provide to the layout that contains them.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}
