internal import CFriBidi

/// The embedding levels of a paragraph, according to the Unicode Bidirectional Algorithm.
struct BidiLevels {
  /// The level of each UTF-16 unit, or nil if all are 0.
  let levels: [UInt8]?
  let paragraphLevel: UInt8

  /// Computes the levels.
  ///
  /// - Parameter natural: The direction of a natural paragraph without strong characters.
  init(_ text: ArraySlice<UInt16>, direction: WritingDirection, natural: WritingDirection) {
    guard direction == .rightToLeft || natural == .rightToLeft || text.contains(where: CharacterClass.mayBeRightToLeft)
    else {
      levels = nil
      paragraphLevel = 0
      return
    }
    var scalars: [UInt32] = []
    var starts: [Int] = []
    scalars.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      starts.append(index - text.startIndex)
      let unit = text[index]
      if unit & 0xFC00 == 0xD800, index + 1 < text.endIndex, text[index + 1] & 0xFC00 == 0xDC00 {
        scalars.append(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(text[index + 1] & 0x3FF)))
        index += 2
      } else {
        scalars.append(unit & 0xF800 == 0xD800 ? 0xFFFD : UInt32(unit))
        index += 1
      }
    }
    var types = [UInt32](repeating: 0, count: scalars.count)
    var brackets = types
    var found = [Int8](repeating: 0, count: scalars.count)
    var level: Int32 = 0
    // The function returns 0 if it has no memory. The text then has a single direction.
    let highest = viewcode_bidi_levels(
      scalars, Int32(clamping: scalars.count), BidiLevels.code(direction, natural), &types, &brackets, &found, &level)
    paragraphLevel = UInt8(level)
    guard highest > 1 || paragraphLevel == 1, highest > 0 else {
      levels = paragraphLevel == 0 ? nil : [UInt8](repeating: paragraphLevel, count: text.count)
      return
    }
    var levels = [UInt8](repeating: 0, count: text.count)
    for (position, start) in starts.enumerated() {
      let end = position + 1 < starts.count ? starts[position + 1] : text.count
      for unit in start..<end {
        levels[unit] = UInt8(clamping: found[position])
      }
    }
    self.levels = levels
  }

  private static func code(_ direction: WritingDirection, _ natural: WritingDirection) -> Int32 {
    switch direction {
    case .leftToRight: Int32(viewcode_direction_left_to_right)
    case .rightToLeft: Int32(viewcode_direction_right_to_left)
    case .natural:
      Int32(natural == .rightToLeft ? viewcode_direction_weak_right_to_left : viewcode_direction_weak_left_to_right)
    }
  }
}
