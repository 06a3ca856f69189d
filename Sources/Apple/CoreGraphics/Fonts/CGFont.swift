import Foundation
package import Typefaces

/// A font without a size: its names, measures and glyphs. Lengths are in glyph units, of which the em has
/// ``unitsPerEm``.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Hashable, Sendable {
  /// The font in the size in which a point is one unit.
  package let instance: FontInstance
  /// Whether the catalog has the font, which may draw it with another face.
  private let isNamed: Bool

  /// Finds an installed or registered font by its PostScript name or its full name.
  ///
  /// - Returns: The font; `nil` if there is none.
  /// - Source: developer.apple.com/documentation/coregraphics/cgfont/init(_:)-9aour
  public convenience init?(_ name: CFString) {
    guard let found = FontCatalog.font(named: name as String, size: 1) else { return nil }
    self.init(found)
  }

  /// Creates a font with the data of a TrueType or OpenType file; of a collection, its first font.
  ///
  /// - Returns: The font; `nil` if the data is not a font.
  public init?(_ provider: CGDataProvider) {
    guard let face = try? provider.bytes.withUnsafeBytes({ try FontFace(bytes: $0) }), face.isScalable else {
      return nil
    }
    instance = FontInstance(face: face, size: Double(face.unitsPerEm))
    isNamed = false
  }

  /// Creates the font of a font with a size.
  package init(_ font: FontInstance) {
    isNamed = font.isInCatalog
    let size = Double(font.face.unitsPerEm)
    instance = isNamed ? FontCatalog.resized(font, to: size) : FontInstance(face: font.face, size: size)
  }

  private var face: FontFace { instance.face }

  // MARK: - Names

  /// The PostScript name, such as `"Helvetica-Bold"`.
  public var postScriptName: CFString? { instance.postScriptName as CFString }

  /// The display name, such as `"Helvetica Bold"`.
  public var fullName: CFString? { instance.fullName as CFString }

  // MARK: - Measures

  /// The number of units per em.
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }

  /// The number of glyphs in the font.
  public var numberOfGlyphs: Int { face.glyphCount }

  /// The ascent above the baseline.
  public var ascent: Int32 { CGFont.units(instance.ascent) }

  /// The descent below the baseline. It is negative.
  public var descent: Int32 { CGFont.units(-instance.descent) }

  /// The space between lines.
  public var leading: Int32 { CGFont.units(instance.leading) }

  /// The height of capital letters.
  public var capHeight: Int32 { CGFont.units(instance.capHeight) }

  /// The height of a lowercase x.
  public var xHeight: Int32 { CGFont.units(instance.xHeight) }

  /// The rectangle around all glyphs at one origin, with y upwards.
  public var fontBBox: CGRect {
    let box = face.bounds
    return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }

  /// The angle of the stems in degrees, counterclockwise from the vertical.
  public var italicAngle: CGFloat { CGFloat(face.italicAngle) }

  // MARK: - Glyphs

  /// Returns the glyph with a name; `0` if there is none.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: face.glyph(named: name as String) ?? 0)
  }

  /// Returns the name of a glyph; `nil` if there is no such glyph or the font has no names.
  public func name(for glyph: CGGlyph) -> CFString? { face.name(of: UInt32(glyph)).map { $0 as CFString } }

  /// Writes the advance widths of glyphs.
  ///
  /// - Returns: `false` if one of the glyphs does not exist.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    let list = UnsafeBufferPointer(start: glyphs, count: max(count, 0))
    guard list.allSatisfy({ Int($0) < face.glyphCount }) else { return false }
    for (index, glyph) in list.enumerated() { advances[index] = CGFont.units(instance.advance(of: UInt32(glyph))) }
    return true
  }

  /// Writes the rectangles around the outlines of glyphs, with y upwards.
  ///
  /// - Returns: `false` if one of the glyphs does not exist.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    let list = UnsafeBufferPointer(start: glyphs, count: max(count, 0))
    guard list.allSatisfy({ Int($0) < face.glyphCount }) else { return false }
    for (index, glyph) in list.enumerated() {
      let path = CGPath.outline(of: glyph, font: instance)
      bboxes[index] = path.isEmpty ? .zero : path.boundingBoxOfPath
    }
    return true
  }

  // MARK: - Data

  /// The bytes of the font's file.
  @_spi(Host) public var fileData: Data { Data(face.bytes) }

  private static func units(_ value: Double) -> Int32 { Int32(value.rounded()) }

  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs === rhs || lhs.instance == rhs.instance }

  public func hash(into hasher: inout Hasher) { hasher.combine(instance) }
}

extension CGFont: FontHolder {
  package func instance(size: Double) -> FontInstance {
    let size = size > 0 && size.isFinite ? size : 1
    return isNamed ? FontCatalog.resized(instance, to: size) : FontInstance(face: face, size: size)
  }
}

extension CGPath {
  /// Returns the outline of a glyph at the origin, with y upwards.
  package static func outline(of glyph: CGGlyph, font: FontInstance) -> CGPath {
    GlyphDrawing(
      glyphs: [UInt32(glyph)], positions: [.zero], font: font, matrix: .identity, color: CGColor(gray: 0, alpha: 1)
    ).outlines
  }
}
