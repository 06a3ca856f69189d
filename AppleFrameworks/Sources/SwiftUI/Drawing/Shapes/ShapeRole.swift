/// The role of a shape.
///
/// - Source: developer.apple.com/documentation/swiftui/shaperole
public enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The shape is stroked.
  case stroke
  /// The shape is stroked as a separator.
  case separator
}
