/// What is to be known of a layout as a whole.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutproperties
public struct LayoutProperties: Sendable {
  /// Along which axis spacers inside grow; `nil` (the default) is along both.
  public var stackOrientation: Axis?
  /// Creates properties with the defaults.
  public init() {}
}
