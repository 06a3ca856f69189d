/// The purpose of a shape.
///
/// - Source: developer.apple.com/documentation/swiftui/shaperole
public enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The shape is drawn as a line.
  case stroke
  /// The shape is drawn as a line between parts.
  case separator
}
