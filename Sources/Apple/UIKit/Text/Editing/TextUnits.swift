import Foundation

/// The characters, words, sentences and paragraphs of a text, by UTF-16 offsets.
///
/// Words are adjacent letters, digits and marks, with apostrophes between letters. Every ideograph is a word. The
/// result doesn't depend on the locale.
struct TextUnits {
  let text: NSString

  var length: Int { text.length }

  // MARK: - Characters

  /// Returns the end of the character that begins at an offset or contains it.
  func characterEnd(after offset: Int) -> Int {
    guard offset < length else { return length }
    return boundaries(around: offset).first { $0 > offset } ?? length
  }

  /// Returns the start of the character before an offset or that contains it.
  func characterStart(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    return boundaries(around: min(offset, length) - 1).last { $0 < offset } ?? 0
  }

  /// Returns a range extended to whole characters.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    var (start, end) = (range.location, range.location + range.length)
    if start > 0, start < length, !boundaries(around: start).contains(start) { start = characterStart(before: start) }
    if end > start, end < length, !boundaries(around: end).contains(end) { end = characterEnd(after: end) }
    return NSRange(location: start, length: end - start)
  }

  /// Returns an offset moved by a number of characters, limited to the text.
  func moved(_ offset: Int, by count: Int) -> Int {
    var result = offset
    for _ in 0..<abs(count) {
      let next = count > 0 ? characterEnd(after: result) : characterStart(before: result)
      if next == result { break }
      result = next
    }
    return result
  }

  /// Returns the ordered ends of characters near an offset. The search begins at a position that is certainly the start
  /// of a character.
  private func boundaries(around offset: Int) -> [Int] {
    let reach = 64
    var start = max(0, offset - reach)
    while start > 0, !isSafeStart(start) { start -= 1 }
    var end = min(length, offset + reach)
    while end < length, !isSafeStart(end) { end += 1 }
    var result = [start]
    for character in text.substring(with: NSRange(location: start, length: end - start)) {
      result.append(result[result.count - 1] + character.utf16.count)
    }
    return result
  }

  /// Returns whether an offset is certainly the start of a character: after a space, an ASCII letter or a newline, and
  /// before one.
  private func isSafeStart(_ offset: Int) -> Bool {
    let (before, after) = (text.character(at: offset - 1), text.character(at: offset))
    return (0x20..<0x7F).contains(before) && (0x20..<0x7F).contains(after) || before == 0x0A
  }

  // MARK: - Words and sentences

  private func scalar(at offset: Int) -> Unicode.Scalar {
    let unit = text.character(at: offset)
    if unit & 0xFC00 == 0xD800, offset + 1 < length {
      let low = text.character(at: offset + 1)
      if low & 0xFC00 == 0xDC00 {
        return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))) ?? "\u{FFFD}"
      }
    }
    if unit & 0xFC00 == 0xDC00, offset > 0, text.character(at: offset - 1) & 0xFC00 == 0xD800 {
      return scalar(at: offset - 1)
    }
    return Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}"
  }

  private func isWordPart(_ offset: Int) -> Bool {
    let scalar = scalar(at: offset)
    if scalar == "'" || scalar == "\u{2019}" {
      return offset > 0 && offset + 1 < length && self.scalar(at: offset - 1).properties.isAlphabetic
        && self.scalar(at: offset + 1).properties.isAlphabetic
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation:
      return true
    default: return scalar.properties.isAlphabetic
    }
  }

  private func mayJoin(_ left: Int, _ right: Int) -> Bool {
    isWordPart(left) && isWordPart(right)
      && !(scalar(at: left).properties.isIdeographic || scalar(at: right).properties.isIdeographic)
      || text.character(at: left) & 0xFC00 == 0xD800 && text.character(at: right) & 0xFC00 == 0xDC00
  }

  /// Returns the word at an offset; `nil` between words.
  func word(at offset: Int) -> NSRange? {
    guard offset >= 0, offset < length, isWordPart(offset) else { return nil }
    var (start, end) = (offset, offset + 1)
    while start > 0, mayJoin(start - 1, start) { start -= 1 }
    while end < length, mayJoin(end - 1, end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  private func endsSentence(_ offset: Int) -> Bool {
    let unit = text.character(at: offset)
    if isNewline(offset) { return true }
    // Ideographic full stops need no space after them.
    if unit == 0x3002 || unit == 0xFF01 || unit == 0xFF1F { return true }
    guard unit == 0x20, offset > 0 else { return false }
    if offset + 1 < length, text.character(at: offset + 1) == 0x20 { return false }
    var index = offset - 1
    while index > 0, [0x20, 0x22, 0x27, 0x29, 0x2019, 0x201D].contains(text.character(at: index)) { index -= 1 }
    return [0x2E, 0x21, 0x3F, 0x2026].contains(text.character(at: index))
  }

  private func isNewline(_ offset: Int) -> Bool {
    let unit = text.character(at: offset)
    if unit == 0x0D { return offset + 1 >= length || text.character(at: offset + 1) != 0x0A }
    return unit == 0x0A || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  private func unit(at offset: Int, endsAfter: (Int) -> Bool) -> NSRange? {
    guard offset >= 0, offset < length else { return nil }
    var (start, end) = (offset, offset)
    while start > 0, !endsAfter(start - 1) { start -= 1 }
    while end < length, !endsAfter(end) { end += 1 }
    end = min(end + 1, length)
    return NSRange(location: start, length: end - start)
  }

  /// Returns the paragraph at an offset, with its newline.
  func paragraph(at offset: Int) -> NSRange? {
    unit(at: offset, endsAfter: isNewline)
  }

  /// Returns the unit of a granularity at an offset; `nil` beyond the text and between words.
  func range(of granularity: UITextGranularity, at offset: Int) -> NSRange? {
    guard offset >= 0, offset < length else { return nil }
    switch granularity {
    case .character:
      let end = characterEnd(after: offset)
      let start = characterStart(before: end)
      return NSRange(location: start, length: end - start)
    case .word: return word(at: offset)
    case .sentence: return unit(at: offset, endsAfter: endsSentence)
    case .paragraph, .line: return paragraph(at: offset)
    case .document: return NSRange(location: 0, length: length)
    }
  }
}
