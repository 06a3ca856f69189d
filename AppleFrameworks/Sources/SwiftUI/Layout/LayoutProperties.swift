/// General properties of a type of layouts.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutproperties
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow; `nil` for both.
  ///
  /// - Default: `nil`.
  public var stackOrientation: Axis?

  /// Creates properties with the defaults.
  public init() {}
}
