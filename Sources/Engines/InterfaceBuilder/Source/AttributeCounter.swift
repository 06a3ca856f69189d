import Glibc

/// A search for a start tag with too many attributes, in one pass over the bytes of an unchecked file.
struct AttributeCounter {
  let bytes: UnsafeBufferPointer<UInt8>
  let limit: Int

  /// Returns the offset of the first tag with more than `limit` attributes.
  func firstExcess() -> Int? {
    var index = 0
    while let start = next(UInt8(ascii: "<"), from: index) {
      if let end = endOfMarkup(at: start, "<!--", "-->") ?? endOfMarkup(at: start, "<![CDATA[", "]]>")
        ?? endOfMarkup(at: start, "<?", "?>")
      {
        index = end
      } else if let end = endOfTag(from: start) {
        index = end
      } else {
        return start
      }
    }
    return nil
  }

  /// Returns the end of the tag that begins at `start`, or nil if it has too many attributes. Every attribute has a
  /// quoted value.
  private func endOfTag(from start: Int) -> Int? {
    var count = 0
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        return index
      case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
        count += 1
        if count > limit { return nil }
        guard let end = next(quote, from: index + 1) else { return bytes.count }
        index = end + 1
      default:
        index += 1
      }
    }
    return index
  }

  private func next(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count, let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    return memchr(base + start, Int32(byte), bytes.count - start).map { UnsafeRawPointer($0) - base }
  }

  /// Returns the end of a comment, character data or an instruction, or nil if none begins at `start`.
  private func endOfMarkup(at start: Int, _ opening: StaticString, _ closing: StaticString) -> Int? {
    guard has(opening, at: start) else { return nil }
    let length = closing.utf8CodeUnitCount
    var index = start + opening.utf8CodeUnitCount + length - 1
    while let last = next(closing.utf8Start[length - 1], from: index) {
      if has(closing, at: last + 1 - length) { return last + 1 - length }
      index = last + 1
    }
    return bytes.count
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return memcmp(bytes.baseAddress! + index, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}
