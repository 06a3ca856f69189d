/// What a shape is for.
///
/// - Source: developer.apple.com/documentation/swiftui/shaperole
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}
