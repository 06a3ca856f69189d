/// A value that views pass to the layout that contains them.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}
