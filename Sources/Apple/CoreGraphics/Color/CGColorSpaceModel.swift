/// What the components of a color mean.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorspacemodel
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// One component: from black to white.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Cyan, magenta, yellow, black.
  case cmyk = 2
  /// Lightness and two opponent colors.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// An index in a table of colors.
  case indexed = 5
  /// A pattern rather than one color.
  case pattern = 6
  /// The tristimulus values of the CIE.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ = 7
}
