import CoreGraphics
import Foundation
import Typefaces

/// Symbols that a free font of icons stands in for.
enum SymbolGlyphs {
  /// Debian's package of the font.
  static let package = "fonts-materialdesignicons-webfont"

  private static let family = "Material Design Icons"
  /// Icons fill about 20 of the 24 parts of the em; those of Apple the whole height of a circle.
  private static let scale: CGFloat = 1.16
  /// Most icons have strokes of 2 parts of 24.
  private static let pen: CGFloat = 100 / 12 * scale

  /// Whether the table has the name, whether or not its font is there.
  static func knows(_ name: String) -> Bool { entries[name] != nil }

  /// Nil for names that are not in the table, and where the font is not installed.
  static func shape(named name: String) -> SymbolShape? {
    guard let entry = entries[name], let font = FontCatalog.font(named: family, size: 100),
      let glyph = font.glyph(for: entry.code)
    else { return nil }
    // The font's em box lies between an eighth below and seven eighths above the baseline.
    let path = CGPath.outlines(of: [glyph], at: [CGPoint(x: -50, y: 37.5)], font: font)
      .applying(CGAffineTransform(scaleX: scale, y: scale))
    return SymbolShape([SymbolPart(ink: entry.isHollow ? .stroke : .glyph(pen: pen), path: path)])
  }

  private struct Entry {
    let code: Unicode.Scalar
    let isHollow: Bool
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2 else { continue }
      let isHollow = parts[1].hasPrefix("~")
      guard let code = UInt32(parts[1].drop { $0 == "~" }, radix: 16), let scalar = Unicode.Scalar(code) else {
        continue
      }
      entries[String(parts[0])] = Entry(code: scalar, isHollow: isHollow)
    }
    return entries
  }()
}
