/// A writer of JSON that keeps the order of the calls.
///
/// Some formats prescribe an order of members or line breaks between them, and some are written too often for an
/// encoder. Strings and numbers have the same bytes as those of `JSONEncoder`.
package struct JSONWriter: Sendable {
  package var bytes: [UInt8] = []

  package init(reservingCapacity count: Int = 0) {
    bytes.reserveCapacity(count)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends punctuation and line breaks without changes.
  package mutating func raw(_ text: String) { bytes += text.utf8 }

  package mutating func indent(_ depth: Int) { for _ in 0..<depth { bytes.append(UInt8(ascii: " ")) } }

  /// Appends the name of a member, preceded by a comma except for the first one.
  package mutating func key(_ name: String) {
    if let last = bytes.last, last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Appends a member.
  ///
  /// - Throws: `EncodingError` for a number that is infinite or not a number.
  package mutating func member(_ name: String, _ value: Double) throws {
    key(name)
    try number(value)
  }

  package mutating func list<Element>(
    _ elements: [Element], _ write: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      try write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Appends a number with the fewest digits that preserve its value, without a decimal point for whole numbers.
  ///
  /// - Throws: `EncodingError` for a number that is infinite or not a number.
  package mutating func number(_ value: Double) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: "JSON cannot represent the number \(value)"))
    }
    let digits = value.description
    bytes += (digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]).utf8
  }

  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: raw("\\b")
      case 0x09: raw("\\t")
      case 0x0A: raw("\\n")
      case 0x0C: raw("\\f")
      case 0x0D: raw("\\r")
      case 0x00..<0x10: raw("\\u000\(String(byte, radix: 16))")
      case 0x10..<0x20: raw("\\u00\(String(byte, radix: 16))")
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
