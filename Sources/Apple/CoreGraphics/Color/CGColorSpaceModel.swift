/// The model of a color's components.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorspacemodel
public enum CGColorSpaceModel: Int32, Sendable {
  /// Unknown.
  case unknown = -1
  /// One component, from black to white.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Cyan, magenta, yellow, black.
  case cmyk = 2
  /// Lightness and two color components.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// An index into a table of colors.
  case indexed = 5
  /// A pattern.
  case pattern = 6
  /// The CIE tristimulus values.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ = 7
}
