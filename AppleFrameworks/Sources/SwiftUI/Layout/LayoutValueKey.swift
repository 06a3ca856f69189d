/// A value that views have for the layouts that they are in.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
