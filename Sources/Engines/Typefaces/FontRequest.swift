/// What a font was asked for by: the key under which the catalog finds it again, and makes it at another size.
struct FontRequest: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case system(FontDesign)
    /// A face by its file, index and place on its axes.
    case face(Int)
  }

  /// Whose ascent, descent and leading count.
  enum LineMetrics: Hashable, Sendable {
    case own
    /// The system font's: a fallback font beside it.
    case system
    /// Those of the family, by its folded name, that the face stands in for, in the weight that was asked for.
    case alias(String, FontWeight)
  }

  var source: Source
  var size: Double
  var weight: FontWeight
  var isItalic: Bool
  var features: [FontFeature]
  /// The names that a stand-in keeps; empty for the face's own.
  var familyName: String = ""
  var postScriptName: String = ""
  var lineMetrics = LineMetrics.own
  /// How wide the glyphs of the system font or of a stand-in are drawn, by their usual width.
  var stretch = 1.0
}

/// The four designs in which the system font comes, as `UIFontDescriptor.SystemDesign` names them.
package enum FontDesign: Hashable, Sendable {
  case standard
  case serif
  case monospaced
  case rounded
}
