internal import Typefaces

/// The printable ASCII characters of the system font: a glyph and an advance for each character, and pairs. They need
/// no shaping, and almost all labels consist of them. The results equal HarfBuzz's, which a test checks.
final class SimpleFont {
  private let glyphs: [UInt32]
  private let advances: [Double]
  private let kerning: SystemFontKerning

  /// Returns the simple font, or nil for fonts that require shaping. Call it under the shaper's lock.
  static func of(_ font: FontInstance) -> SimpleFont? {
    if let known = font.simpleFont {
      return known as? SimpleFont
    }
    let made = SimpleFont(font)
    font.simpleFont = made ?? NotSimple.shared
    return made
  }

  private final class NotSimple: Sendable {
    static let shared = NotSimple()
  }

  private init?(_ font: FontInstance) {
    guard let kerning = font.systemKerning, font.features.isEmpty else {
      return nil
    }
    var glyphs: [UInt32] = []
    var advances: [Double] = []
    for value in UInt8(32)..<127 {
      guard let glyph = font.glyph(for: Unicode.Scalar(value)) else {
        return nil
      }
      glyphs.append(glyph)
      // The rounding is that of HarfBuzz's integers.
      let units = (font.advance(of: glyph) / font.pointSize * HarfBuzzFont.unitsPerEm).rounded()
      advances.append(units * font.pointSize / HarfBuzzFont.unitsPerEm)
    }
    self.glyphs = glyphs
    self.advances = advances
    self.kerning = kerning
  }

  func serves(_ text: [UInt16], _ range: Range<Int>) -> Bool {
    text.withUnsafeBufferPointer { units in
      // A mark after the last letter would belong to it.
      (range.upperBound == units.count || units[range.upperBound] < 0x300)
        && units[range].allSatisfy { $0 &- 32 < 95 }
    }
  }

  func shape(_ text: [UInt16], _ range: Range<Int>, pairs: PairKerning?, font: FontInstance) -> ShapedRun {
    let shaped = text.withUnsafeBufferPointer { units in
      [ShapedRun.Glyph](unsafeUninitializedCapacity: range.count) { buffer, count in
        for offset in 0..<range.count {
          let unit = units[range.lowerBound + offset]
          let slot = Int(unit) - 32
          var advance = advances[slot]
          if let pairs, offset + 1 < range.count {
            advance += kerning.adjustment(of: pairs.pair(UInt32(unit), UInt32(units[range.lowerBound + offset + 1])))
          }
          (buffer.baseAddress! + offset).initialize(
            to: ShapedRun.Glyph(
              glyph: glyphs[slot], cluster: Int32(offset), isUnsafeToBreak: false, advance: advance, x: 0, y: 0))
        }
        count = range.count
      }
    }
    return ShapedRun(glyphs: shaped, length: range.count, isRightToLeft: false)
  }

  /// Returns the width, or nil if the text contains other characters than printable ASCII. The order of the sum is that
  /// of a layout.
  func width(of text: UnsafeBufferPointer<UInt8>, pairs: PairKerning?, font: FontInstance) -> Double? {
    var width = 0.0
    for index in 0..<text.count {
      guard text[index] &- 32 < 95 else {
        return nil
      }
      width += advances[Int(text[index]) - 32]
      if let pairs, index + 1 < text.count {
        width += kerning.adjustment(of: pairs.pair(UInt32(text[index]), UInt32(text[index + 1])))
      }
    }
    return width
  }
}
