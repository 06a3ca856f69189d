/// In which space colors are mixed.
///
/// What is drawn here is mixed in the space of the screen alone, so that mode alone is there.
///
/// - Source: developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Sendable {
  /// Colors are mixed as sRGB encodes them.
  case nonLinear
}
