/// A face at a point size, on which `UIFont` is based. Metrics and advances are in points, with y up.
///
/// Instances of the system font have the recorded vertical metrics and advances of Apple's system font, regardless of
/// the face that draws their glyphs. Two instances are equal if all their properties are equal.
///
/// Unchecked: mutable state is used under the lock of typesetting.
package final class FontInstance: Hashable, @unchecked Sendable {
  package let face: FontFace
  package let pointSize: Double
  package let familyName: String
  package let postScriptName: String
  package let weight: FontWeight
  package let isItalic: Bool
  package let isMonospaced: Bool
  /// The design of a system font, or nil for other fonts.
  package let design: FontDesign?
  /// The features that shaping applies to this font. Later ones win.
  package let features: [FontFeature]
  /// The shear of the glyphs, as x per y, if the family has no italic face. Otherwise 0.
  package let slant: Double
  /// The width of glyphs and advances relative to the design's usual width. No free face similar to the system font is
  /// condensed or expanded, so its glyphs are scaled horizontally.
  package let stretch: Double
  /// The em of the drawn glyphs, in points. It differs from `pointSize` if a substitute typeface draws them.
  package let drawingSize: Double

  /// The ascent above the baseline, a positive number.
  package let ascent: Double
  /// The descent below the baseline, a positive number.
  package let descent: Double
  package let leading: Double
  package let capHeight: Double
  package let xHeight: Double
  /// The position of the underline's center, negative below the baseline.
  package let underlinePosition: Double
  package let underlineThickness: Double

  /// The shaping font, which typesetting stores here under its own lock.
  package nonisolated(unsafe) var shapingFont: AnyObject?
  /// The simple font, which typesetting stores here under its own lock.
  package nonisolated(unsafe) var simpleFont: AnyObject?

  /// The conversion of the pair adjustments in `FontCatalog.systemKerningFace` to points, or nil for a font with the
  /// kerning of its face.
  package let systemKerning: SystemFontKerning?

  let widths: GlyphWidths
  let request: FontRequest?

  init(
    face: FontFace, pointSize: Double, drawingSize: Double, description: Description, metrics: Metrics,
    widths: GlyphWidths, features: [FontFeature], slant: Double, systemKerning: SystemFontKerning? = nil,
    request: FontRequest?
  ) {
    self.face = face
    self.pointSize = pointSize
    self.drawingSize = drawingSize
    familyName = description.familyName
    postScriptName = description.postScriptName
    weight = description.weight
    isItalic = description.isItalic
    isMonospaced = description.isMonospaced
    design = description.design
    ascent = metrics.ascent * pointSize
    descent = metrics.descent * pointSize
    leading = metrics.leading * pointSize
    capHeight = metrics.capHeight * pointSize
    xHeight = metrics.xHeight * pointSize
    underlinePosition = metrics.underlinePosition * pointSize
    underlineThickness = metrics.underlineThickness * pointSize
    self.widths = widths
    self.features = features
    self.slant = slant
    self.systemKerning = systemKerning
    self.request = request
    stretch = request?.stretch ?? 1
  }

  /// Creates an instance of a face that is not in the catalog.
  ///
  /// - Parameter size: The size in points, a positive number.
  package convenience init(face: FontFace, size: Double) {
    self.init(
      face: face, pointSize: size, drawingSize: size,
      description: Description(
        familyName: face.familyName, postScriptName: face.postScriptName, weight: face.weight, isItalic: face.isItalic,
        isMonospaced: face.isMonospaced),
      metrics: Metrics(of: face), widths: .own, features: [], slant: 0, request: nil)
  }

  /// The line height, `ascent` + `descent` + `leading`, without rounding, as in `UIFont.lineHeight`.
  package var lineHeight: Double { ascent + descent + leading }

  /// The family and, except for the regular one, the face: `Liberation Sans Bold`.
  package var fullName: String {
    face.styleName.isEmpty || face.styleName == "Regular" ? familyName : familyName + " " + face.styleName
  }

  /// Whether the font was requested from the catalog, which creates it in other sizes.
  package var isInCatalog: Bool { request != nil }

  /// Whether the font is the system font in any of its designs.
  package var isSystemFont: Bool { design != nil }

  /// Returns the glyph of a character in the font's face, or nil if a fallback font is necessary.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    face.glyph(for: scalar)
  }

  /// Returns the advance of a glyph in points, without kerning.
  package func advance(of glyph: UInt32) -> Double {
    widths.advance(of: glyph, in: face) * pointSize * stretch
  }

  /// Returns the horizontal offset of a drawn glyph from its origin, in points: half of the difference between the
  /// recorded advance and that of the drawing face, so that the white space is distributed evenly. 0 for a font that
  /// draws itself.
  package func drawingOffset(of glyph: UInt32) -> Double {
    widths.drawingOffset(of: glyph, in: face, scale: drawingSize / pointSize) * pointSize * stretch
  }

  package static func == (left: FontInstance, right: FontInstance) -> Bool {
    left === right
      || left.face === right.face && left.pointSize == right.pointSize && left.drawingSize == right.drawingSize
        && left.weight == right.weight && left.isItalic == right.isItalic && left.design == right.design
        && left.slant == right.slant && left.stretch == right.stretch && left.features == right.features
        && left.request?.features == right.request?.features
        && left.postScriptName == right.postScriptName
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(face.identifier)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(features.count)
  }
}

extension FontInstance {
  /// The names of a font and its position in its family.
  struct Description {
    var familyName: String
    var postScriptName: String
    var weight: FontWeight
    var isItalic: Bool
    var isMonospaced: Bool
    var design: FontDesign?
  }

  /// The vertical metrics as fractions of the em.
  struct Metrics {
    var ascent: Double
    var descent: Double
    var leading: Double
    var capHeight: Double
    var xHeight: Double
    var underlinePosition: Double
    var underlineThickness: Double

    init(of face: FontFace) {
      let em = Double(face.unitsPerEm)
      ascent = face.ascent / em
      descent = face.descent / em
      leading = face.lineGap / em
      capHeight = face.capHeight / em
      xHeight = face.xHeight / em
      underlinePosition = face.underlinePosition / em
      underlineThickness = face.underlineThickness / em
    }
  }
}

/// A font of a module above, in the attributes of text. It provides the instance of this module.
package protocol FontHolder {
  var instance: FontInstance { get }

  /// Returns the font's instance in another size, in points.
  func instance(size: Double) -> FontInstance
}
