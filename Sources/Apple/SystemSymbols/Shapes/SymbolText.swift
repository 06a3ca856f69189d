import CoreGraphics
import Foundation
import Typefaces

/// Letters or digits in a symbol, in the system font with the thickness of the symbol's strokes.
struct SymbolText: Sendable {
  let string: String
  /// The horizontal center of the text, and the vertical center of its capital letters.
  var center: CGPoint
  /// The height of the capital letters.
  var height: CGFloat
  var angle: CGFloat = 0
  var isItalic = false

  func applying(_ transform: CGAffineTransform) -> SymbolText {
    var text = self
    text.center = center.applying(transform)
    text.height *= hypot(transform.b, transform.d)
    // Letters are rotated, but never mirrored.
    if transform.a * transform.d - transform.b * transform.c > 0 { text.angle += atan2(transform.b, transform.a) }
    return text
  }

  /// Returns the outlines of the letters, in the weight with stems of the nearest width.
  func path(stem: CGFloat) -> CGPath {
    let wanted = Double(stem / height)
    let weight = SymbolText.stems.min { abs($0.stem - wanted) < abs($1.stem - wanted) }?.weight ?? .regular
    guard let font = try? FontCatalog.systemFont(size: 100, weight: weight, italic: isItalic) else {
      return CGMutablePath()
    }
    var glyphs: [UInt32] = []
    var positions: [CGPoint] = []
    var advance = 0.0
    for scalar in string.unicodeScalars {
      guard let glyph = font.glyph(for: scalar) else { continue }
      glyphs.append(glyph)
      positions.append(CGPoint(x: advance + font.drawingOffset(of: glyph), y: 0))
      advance += font.advance(of: glyph)
    }
    let outlines = CGPath.outlines(of: glyphs, at: positions, font: font)
    let ink = outlines.boundingBoxOfPath
    guard !ink.isNull else { return outlines }
    let scale = height / CGFloat(font.capHeight)
    return outlines.applying(
      CGAffineTransform(translationX: -ink.midX, y: CGFloat(font.capHeight) / 2)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }

  /// The width of the letter l relative to the height of capital letters, measured in the outlines of Inter, whose
  /// glyphs the system font uses. The values are constants because measuring them would open all nine fonts.
  private static let stems: [(weight: FontWeight, stem: Double)] = [
    (.ultraLight, 0.033), (.thin, 0.060), (.light, 0.087), (.regular, 0.114), (.medium, 0.146), (.semibold, 0.177),
    (.bold, 0.209), (.heavy, 0.240), (.black, 0.272),
  ]
}
