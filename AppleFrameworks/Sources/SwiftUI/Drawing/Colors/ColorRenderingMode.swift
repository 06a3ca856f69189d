/// The color space in which colors are mixed.
///
/// Drawing mixes colors in the color space of the screen alone, so there is one mode only.
///
/// - Source: developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Sendable {
  /// Colors are mixed as sRGB encodes them.
  case nonLinear
}
