/// The properties of a type of layout.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutproperties
public struct LayoutProperties: Sendable {
  /// The axis along which spacers expand; `nil` for both axes.
  ///
  /// - Default: `nil`.
  public var stackOrientation: Axis?

  /// Creates properties with the defaults.
  public init() {}
}
