/// The few classes of UTF-16 units that layout asks for.
enum CharacterClass {
  /// Ends a line whatever the width: line feed, vertical tab, form feed, carriage return, next line, line and paragraph
  /// separator.
  static func isNewline(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Ends a paragraph: all of the above but the line separator and the vertical tab.
  static func endsParagraph(_ unit: UInt16) -> Bool {
    isNewline(unit) && unit != 0x2028 && unit != 0x0B
  }

  /// White space that hangs over the end of a line and does not count in its width. No-break spaces count.
  static func hangs(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || isNewline(unit) || unit == 0x1680 || unit == 0x205F || unit == 0x3000
      || (0x2000...0x200B).contains(unit) && unit != 0x2007
  }

  /// A letter, or a mark that belongs to one: what words that may be divided are of. Surrogates count.
  static func isWordPart(_ unit: UInt16) -> Bool {
    guard unit >= 0x80 else { return (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) }
    guard let scalar = Unicode.Scalar(unit) else { return true }
    return scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// A control character without a glyph.
  static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028 || unit == 0x2029
  }

  /// The unit may belong to a right-to-left script or steer the direction. Surrogates of the planes that hold such scripts
  /// count, whatever follows them.
  static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    (0x590...0x8FF).contains(unit) || (0x200E...0x200F).contains(unit) || (0x202A...0x202E).contains(unit)
      || (0x2066...0x2069).contains(unit) || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit)
      || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit)
  }
}
