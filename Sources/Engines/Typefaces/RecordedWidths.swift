/// The advances of the system font at one weight and size, for the glyphs of one face.
final class RecordedWidths: Sendable {
  /// The advances of the printable ASCII characters in ems, by character less 32, including tracking.
  private let advances: [Double]
  private let slots: GlyphSlots
  /// The average ratio of recorded to own widths without tracking, for glyphs without a recorded advance.
  private let ratio: Double
  /// The ratios for lowercase letters and capitals. Those of Apple's font are narrower compared with the drawing face.
  private let lowercaseRatio: Double
  private let uppercaseRatio: Double
  /// The tracking at this size, in ems.
  let tracking: Double

  /// Creates the advances.
  ///
  /// - Parameter tabularDigits: Whether all digits have the width of the plus sign. In Apple's fonts, tabular digits
  ///   match the mathematical signs, and the recorded widths of the plus, minus, dollar and number signs are equal.
  init(face: FontFace, slots: GlyphSlots, weight: FontWeight, size: Double, isItalic: Bool, tabularDigits: Bool) {
    var advances = SystemFontModel.advances(weight: weight, size: size, isItalic: isItalic)
    let tracking = SystemFontModel.tracking(size: size) / SystemFontModel.unitsPerEm
    func average(of characters: (UInt8) -> Bool) -> Double? {
      var recorded = 0.0
      var own = 0.0
      for (index, advance) in advances.enumerated() where characters(UInt8(32 + index)) {
        if let glyph = face.glyph(for: Unicode.Scalar(UInt8(32 + index))) {
          recorded += advance - tracking
          own += face.advance(of: glyph) / Double(face.unitsPerEm)
        }
      }
      return own > 0 ? recorded / own : nil
    }
    ratio = average { _ in true } ?? 1
    lowercaseRatio = average(of: (UInt8(ascii: "a")...UInt8(ascii: "z")).contains) ?? ratio
    uppercaseRatio = average(of: (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) ?? ratio
    if tabularDigits {
      let width = advances[Int(UInt8(ascii: "+")) - 32]
      for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
        advances[Int(digit) - 32] = width
      }
    }
    self.advances = advances
    self.tracking = tracking
    self.slots = slots
  }

  func advance(of glyph: UInt32, own: @autoclosure () -> Double) -> Double {
    switch slots[glyph] {
    case .character(let index): advances[index]
    case .letter(let isUppercase): other(own(), isUppercase ? uppercaseRatio : lowercaseRatio)
    case .other: other(own(), ratio)
    }
  }

  private func other(_ own: Double, _ ratio: Double) -> Double {
    own == 0 ? 0 : own * ratio + tracking
  }
}
