/// The advances of the system font at one weight and size, for the glyphs of one face.
final class RecordedWidths: Sendable {
  /// Advances of the printable ASCII characters in ems, by character less 32; tracking is in them.
  private let advances: [Double]
  private let slots: GlyphSlots
  /// Recorded by own width, without tracking, on average: for glyphs that have no recorded advance.
  private let ratio: Double
  /// The same of small letters, and of capitals: Apple's are narrower by the rest than the drawing face's.
  private let lowercaseRatio: Double
  private let uppercaseRatio: Double
  /// What is added to each glyph at this size, in ems.
  let tracking: Double

  /// - Parameter tabularDigits: all digits take one width, that of the plus sign: Apple's fonts fit their tabular figures
  ///   and their mathematical signs to each other, and the recorded plus, minus, dollar and number signs agree.
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
