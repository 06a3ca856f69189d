import CoreGraphics
import Foundation

/// A part of a symbol: a path and how it is drawn. Units are hundredths of the point size; the origin is in the middle of
/// the height of capital letters, y points down.
struct SymbolPart {
  enum Ink {
    /// Along the path, with the pen of the symbol's weight.
    case stroke
    /// The inside of the path.
    case fill
    /// The inside of the path and the pen along it: what a stroked outline looks like when it is filled.
    case fillAndStroke
    /// A glyph of a font, drawn for a pen of its own, which is made thicker or thinner.
    case glyph(pen: CGFloat)

    /// Whether some pixels are drawn twice.
    var overlapsItself: Bool {
      switch self {
      case .stroke, .fill: false
      case .fillAndStroke, .glyph: true
      }
    }
  }

  var ink: Ink
  var path: CGPath
  /// 0 for what matters most. Hierarchical and palette colours go by it.
  var level = 0
  /// Whether the part is cut out of what was drawn before it, where there is one colour only.
  var cutsOut = false
  /// Added to the pen on both sides, for parts that make room around another one.
  var margin: CGFloat = 0
  /// Whether the part makes room only, in any colours.
  var isGap = false

  func applying(_ transform: CGAffineTransform) -> SymbolPart {
    var part = self
    part.path = path.applying(transform)
    if case .glyph(let pen) = ink { part.ink = .glyph(pen: pen * abs(transform.a)) }
    return part
  }
}
