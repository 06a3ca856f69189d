// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HostServices
import UIKit

/// A UTF-16 unit.
///
/// - Source: developer.apple.com/documentation/kernel/unichar
public typealias UniChar = UInt16

/// The orientation of glyphs in lines.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontorientation
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  case vertical = 2
}

/// Finds the glyphs of UTF-16 units. The second unit of a surrogate pair has the glyph 0.
///
/// - Returns: Whether the font has a glyph for every character.
/// - Source: developer.apple.com/documentation/coretext/ctfontgetglyphsforcharacters(_:_:_:_:)
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  let units = UnsafeBufferPointer(start: characters, count: max(count, 0))
  var isComplete = true
  var index = 0
  while index < units.count {
    var scalar = Unicode.Scalar(units[index])
    var length = 1
    if UTF16.isLeadSurrogate(units[index]), index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) {
      scalar = UTF16.decode(UTF16.EncodedScalar([units[index], units[index + 1]]))
      length = 2
    }
    let glyph = scalar.flatMap { FontGlyphs.glyph(for: $0, in: font) }
    glyphs[index] = glyph ?? 0
    if length == 2 { glyphs[index + 1] = 0 }
    if glyph == nil { isComplete = false }
    index += length
  }
  return isComplete
}

/// Writes the advances of glyphs, and returns their sum in points.
///
/// - Parameter orientation: Ignored. All fonts are horizontal.
/// - Source: developer.apple.com/documentation/coretext/ctfontgetadvancesforglyphs(_:_:_:_:_:)
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum: CGFloat = 0
  for index in 0..<max(count, 0) {
    let advance = FontGlyphs.advance(of: glyphs[index], in: font)
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return Double(sum)
}

/// Writes the rectangles around the outlines of glyphs in points, with y upwards, and returns their union.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetboundingrectsforglyphs(_:_:_:_:_:)
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let path = FontGlyphs.outline(of: glyphs[index], in: font)
    let rect = path.isEmpty ? CGRect.zero : path.boundingBoxOfPath
    boundingRects?[index] = rect
    if !path.isEmpty { all = all.union(rect) }
  }
  return all.isNull ? .zero : all
}

/// Returns the outline of a glyph in points at the origin, with y upwards.
///
/// - Returns: The path; `nil` for a glyph without an outline, such as that of a space.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatepathforglyph(_:_:_:)
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let path = FontGlyphs.outline(of: glyph, in: font)
  guard !path.isEmpty, let matrix else { return path.isEmpty ? nil : path }
  return path.copy(using: matrix)
}

/// Draws glyphs with the fill color of a context.
///
/// - Parameter positions: The positions in user space. The text matrix transforms the glyphs.
/// - Source: developer.apple.com/documentation/coretext/ctfontdrawglyphs(_:_:_:_:_:)
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  FontGlyphs.draw(
    Array(UnsafeBufferPointer(start: glyphs, count: count)),
    at: Array(UnsafeBufferPointer(start: positions, count: count)), font: font, in: context)
}

/// Returns the glyph with a name; `0` if there is none.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetglyphwithname(_:_:)
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  FontGlyphs.graphicsFont(of: font).getGlyphWithGlyphName(name: glyphName)
}

/// Returns the number of glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetglyphcount(_:)
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { FontGlyphs.count(of: font) }

/// Returns the number of units per em.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetunitsperem(_:)
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(FontGlyphs.graphicsFont(of: font).unitsPerEm)
}

/// Returns the position of the underline in points, negative below the baseline.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetunderlineposition(_:)
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { FontGlyphs.underline(of: font).position }

/// Returns the thickness of the underline in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetunderlinethickness(_:)
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { FontGlyphs.underline(of: font).thickness }

/// Returns the rectangle around all glyphs in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontgetboundingbox(_:)
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let graphicsFont = FontGlyphs.graphicsFont(of: font)
  let scale = font.pointSize / CGFloat(graphicsFont.unitsPerEm)
  return graphicsFont.fontBBox.applying(CGAffineTransform(scaleX: scale, y: scale))
}

/// Returns the full name, such as "Helvetica Bold".
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcopyfullname(_:)
public func CTFontCopyFullName(_ font: CTFont) -> CFString { FontGlyphs.fullName(of: font) as CFString }

/// Returns the name that is displayed to users: the full name.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcopydisplayname(_:)
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Returns the font without its size.
///
/// - Parameter attributes: Set to a descriptor with the remaining attributes, which the caller releases; `nil` if they
///   are not needed.
/// - Source: developer.apple.com/documentation/coretext/ctfontcopygraphicsfont(_:_:)
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = .passRetained(font.fontDescriptor)
  return FontGlyphs.graphicsFont(of: font)
}

/// Creates a font with a size.
///
/// - Parameters:
///   - size: The size in points; `0` for 12.
///   - matrix: A transform that the descriptor of the font keeps. It is not drawn. `nil` for none.
///   - attributes: Further attributes; `nil` for none.
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatewithgraphicsfont(_:_:_:_:)
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let font = FontGlyphs.font(of: graphicsFont, size: size > 0 ? size : 12)
  guard matrix != nil || attributes != nil else { return font }
  return CTFontCreateCopyWithAttributes(font, 0, matrix, attributes)
}
