import CoreGraphics
import Foundation
import Typefaces
import UIKit

/// The glyphs of UIKit's fonts, for modules that lay out or draw single glyphs.
public enum FontGlyphs {
  /// Returns the glyph of a character; `nil` if the font has none.
  public static func glyph(for character: Unicode.Scalar, in font: UIFont) -> CGGlyph? {
    font.instance.glyph(for: character).map { CGGlyph(truncatingIfNeeded: $0) }
  }

  /// The number of glyphs of a font.
  public static func count(of font: UIFont) -> Int { font.instance.face.glyphCount }

  /// Returns the width of a glyph in points, without kerning.
  public static func advance(of glyph: CGGlyph, in font: UIFont) -> CGFloat {
    CGFloat(font.instance.advance(of: UInt32(glyph)))
  }

  /// Returns the outline of a glyph in points at the origin, with y upwards. It is empty for a space.
  public static func outline(of glyph: CGGlyph, in font: UIFont) -> CGPath {
    CGPath.outline(of: glyph, font: font.instance)
  }

  /// Draws glyphs at positions in user space. The context's text matrix transforms the glyphs.
  public static func draw(_ glyphs: [CGGlyph], at positions: [CGPoint], font: UIFont, in context: CGContext) {
    context.drawGlyphs(glyphs.map { UInt32($0) }, at: positions, font: font.instance)
  }

  /// The full name of a font, such as `"Helvetica Bold"`.
  public static func fullName(of font: UIFont) -> String { font.instance.fullName }

  /// The center of the underline in points, negative below the baseline, and its thickness.
  public static func underline(of font: UIFont) -> (position: CGFloat, thickness: CGFloat) {
    (CGFloat(font.instance.underlinePosition), CGFloat(font.instance.underlineThickness))
  }

  /// Returns the font of a font with a size.
  public static func graphicsFont(of font: UIFont) -> CGFont { CGFont(font.instance) }

  /// Returns a font in a size.
  ///
  /// - Parameter size: The size in points, a positive number.
  public static func font(of graphicsFont: CGFont, size: CGFloat) -> UIFont {
    UIFont(instance: graphicsFont.instance(size: Double(size)))
  }
}
