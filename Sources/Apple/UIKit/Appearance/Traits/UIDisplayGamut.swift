// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The range of colors that a screen shows.
///
/// - Source: developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
  /// No gamut is given.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}
