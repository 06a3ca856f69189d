/// The color space in which colors are blended.
///
/// Drawing blends colors only in the color space of the screen, so that there is only one mode.
///
/// - Source: developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Sendable {
  /// Colors are blended in sRGB encoding.
  case nonLinear
}
