/// The parameters of a font: the key with which the catalog finds it again, and creates it in another size.
struct FontRequest: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case system(FontDesign)
    /// A face, by its file, index and position on its axes.
    case face(Int)
  }

  /// The source of ascent, descent and leading.
  enum LineMetrics: Hashable, Sendable {
    case own
    /// The metrics of the system font, for a fallback font in its text.
    case system
    /// The metrics of the replaced family, by its folded name, in the requested weight.
    case alias(String, FontWeight)
  }

  var source: Source
  var size: Double
  var weight: FontWeight
  var isItalic: Bool
  var features: [FontFeature]
  /// The names that a substitute keeps, or empty strings for the face's own names.
  var familyName: String = ""
  var postScriptName: String = ""
  var lineMetrics = LineMetrics.own
  /// The width of the glyphs of the system font or of a substitute, relative to their usual width.
  var stretch = 1.0
}

/// The four designs of the system font, named as in `UIFontDescriptor.SystemDesign`.
package enum FontDesign: Hashable, Sendable {
  case standard
  case serif
  case monospaced
  case rounded
}
