/// A face at a point size: what `UIFont` stands on. Metrics and advances are in points, y up.
///
/// Instances of the system font have the recorded vertical metrics and advances of Apple's system font, whatever face
/// draws their glyphs. Two instances are equal when nothing about them can tell them apart.
///
/// Unchecked: what changes is used under the lock of typesetting.
package final class FontInstance: Hashable, @unchecked Sendable {
  package let face: FontFace
  package let pointSize: Double
  package let familyName: String
  package let postScriptName: String
  package let weight: FontWeight
  package let isItalic: Bool
  package let isMonospaced: Bool
  /// The design of a system font; nil for every other font.
  package let design: FontDesign?
  /// Features that shaping switches on or off for this font; later ones win.
  package let features: [FontFeature]
  /// How far up the glyphs lean by shearing, as x per y, where the family has no italic face of its own; else 0.
  package let slant: Double
  /// How wide glyphs and advances are, by the design's usual width: no free face near to the system font is condensed or
  /// expanded, so its glyphs are drawn narrower or wider.
  package let stretch: Double
  /// The em, in points, at which glyphs are drawn. Differs from `pointSize` where another typeface stands in.
  package let drawingSize: Double

  /// Above the baseline, positive.
  package let ascent: Double
  /// Below the baseline, positive.
  package let descent: Double
  package let leading: Double
  package let capHeight: Double
  package let xHeight: Double
  /// Of the middle of the underline; negative below the baseline.
  package let underlinePosition: Double
  package let underlineThickness: Double

  /// Typesetting keeps its shaping font here; it has its own lock for it.
  package nonisolated(unsafe) var shapingFont: AnyObject?
  /// Kept by typesetting, under its lock, as well.
  package nonisolated(unsafe) var simpleFont: AnyObject?

  /// What makes points of the pair adjustments of `FontCatalog.systemKerningFace`; nil for a font that kerns by its own
  /// face.
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

  /// `ascent` + `descent` + `leading`, as `UIFont.lineHeight`: not rounded.
  package var lineHeight: Double { ascent + descent + leading }

  /// The family and, but for the regular one, the face: `Liberation Sans Bold`.
  package var fullName: String {
    face.styleName.isEmpty || face.styleName == "Regular" ? familyName : familyName + " " + face.styleName
  }

  /// True for the system font in any of its designs.
  package var isSystemFont: Bool { design != nil }

  /// The glyph that the font's face has for a character; nil when another font must stand in.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    face.glyph(for: scalar)
  }

  /// How far the pen moves after a glyph, in points, without kerning.
  package func advance(of glyph: UInt32) -> Double {
    widths.advance(of: glyph, in: face) * pointSize * stretch
  }

  /// How far right of its own origin the glyph is drawn, in points: half of what the recorded advance and the drawing
  /// face's own one differ by, so that its white space stays evenly shared. 0 for a font that draws itself.
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
  /// How a font is called and where it stands in its family.
  struct Description {
    var familyName: String
    var postScriptName: String
    var weight: FontWeight
    var isItalic: Bool
    var isMonospaced: Bool
    var design: FontDesign?
  }

  /// Vertical metrics as fractions of the em.
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

/// A font of a module above, as an attribute of text has it: what stands behind it here.
package protocol FontHolder {
  var instance: FontInstance { get }

  /// The same font at another size, in points.
  func instance(size: Double) -> FontInstance
}
