/// A scanner of the attributes of a start tag, in a file that libxml2 has already accepted.
///
/// libxml2 does not report the positions of attributes. Only findings need them, so they are scanned on demand.
struct AttributeScanner {
  let bytes: [UInt8]
  /// The offset of the tag's `<`.
  let start: Int
  /// The line and column of the tag's `<`.
  let position: SourcePosition

  /// Returns the position of each attribute's name, in one pass over the tag.
  func positions() -> [String: SourcePosition] {
    var positions: [String: SourcePosition] = [:]
    var position = position
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let isName = index > start && isBlank(bytes[index - 1]) && !isBlank(bytes[index]) && !isDelimiter(bytes[index])
      if isName {
        let end = bytes[index...].firstIndex { isBlank($0) || isDelimiter($0) } ?? bytes.count
        let name = String(decoding: bytes[index..<end], as: UTF8.self)
        if positions[name] == nil { positions[name] = position }
        step(&position, &index, to: end)
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) ?? bytes.count - 1
        step(&position, &index, to: end + 1)
      } else {
        step(&position, &index, to: index + 1)
      }
    }
    return positions
  }

  private func step(_ position: inout SourcePosition, _ index: inout Int, to end: Int) {
    while index < end {
      position.advance(over: bytes[index])
      index += 1
    }
  }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ">"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension SourcePosition {
  /// Advances over one byte of UTF-8. Continuation bytes do not change the column.
  mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
