/// The classes of UTF-16 units on which layout depends.
enum CharacterClass {
  /// Returns whether the unit always ends a line: line feed, vertical tab, form feed, carriage return, next line, line
  /// separator and paragraph separator.
  static func isNewline(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Returns whether the unit ends a paragraph, as all newlines do except the line separator and the vertical tab.
  static func endsParagraph(_ unit: UInt16) -> Bool {
    isNewline(unit) && unit != 0x2028 && unit != 0x0B
  }

  /// Returns whether the unit is white space that may extend beyond the end of a line without counting in its width.
  /// No-break spaces are not included.
  static func hangs(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || isNewline(unit) || unit == 0x1680 || unit == 0x205F || unit == 0x3000
      || (0x2000...0x200B).contains(unit) && unit != 0x2007
  }

  /// Returns whether the unit is a letter or a mark of one, of which hyphenated words consist. Surrogates are included.
  static func isWordPart(_ unit: UInt16) -> Bool {
    guard unit >= 0x80 else { return (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) }
    guard let scalar = Unicode.Scalar(unit) else { return true }
    return scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// Returns whether the unit is a control character without a glyph.
  static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028 || unit == 0x2029
  }

  /// Returns whether the unit may belong to a right-to-left script or control the direction. The high surrogates of the
  /// planes with such scripts are included.
  static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    (0x590...0x8FF).contains(unit) || (0x200E...0x200F).contains(unit) || (0x202A...0x202E).contains(unit)
      || (0x2066...0x2069).contains(unit) || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit)
      || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit)
  }
}
