import Foundation

/// An element of a value in the distinguished encoding rules (DER) of ASN.1.
///
/// - Source: itu.int/rec/T-REC-X.690
struct DERElement {
  /// The first byte of the encoding: the class, the form and the number of the tag.
  let tag: UInt8
  /// The bytes of the contents.
  let contents: ArraySlice<UInt8>
  /// The bytes of the entire element.
  let encoding: ArraySlice<UInt8>

  static let boolean: UInt8 = 0x01
  static let integer: UInt8 = 0x02
  static let bitString: UInt8 = 0x03
  static let octetString: UInt8 = 0x04
  static let objectIdentifier: UInt8 = 0x06
  static let utcTime: UInt8 = 0x17
  static let generalizedTime: UInt8 = 0x18
  static let sequence: UInt8 = 0x30
  static let set: UInt8 = 0x31

  /// Returns the tag of an explicitly tagged element of a structure.
  static func explicit(_ number: UInt8) -> UInt8 { 0xA0 | number }

  /// Reads one element and removes it from the bytes; `nil` if they do not begin with a complete element.
  init?(reading bytes: inout ArraySlice<UInt8>) {
    guard bytes.count >= 2 else { return nil }
    let start = bytes.startIndex
    tag = bytes[start]
    var index = start + 2
    var length = Int(bytes[start + 1])
    if length >= 0x80 {
      let count = length & 0x7F
      guard (1...4).contains(count), index + count <= bytes.endIndex else { return nil }
      length = bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
      index += count
    }
    guard length <= bytes.endIndex - index else { return nil }
    contents = bytes[index..<index + length]
    encoding = bytes[start..<index + length]
    bytes = bytes[(index + length)...]
  }

  /// Reads a value that consists of one element.
  init?(_ data: ArraySlice<UInt8>) {
    var rest = data
    guard let element = DERElement(reading: &rest), rest.isEmpty else { return nil }
    self = element
  }

  /// The elements of a structure; `nil` if the contents are not elements.
  var children: [DERElement]? {
    var rest = contents
    var result: [DERElement] = []
    while !rest.isEmpty {
      guard let element = DERElement(reading: &rest) else { return nil }
      result.append(element)
    }
    return result
  }

  /// The contents of a string of bits whose number is a multiple of 8.
  var bits: ArraySlice<UInt8>? {
    tag == DERElement.bitString && contents.first == 0 ? contents.dropFirst() : nil
  }

  /// The text of an object identifier, with periods between its numbers.
  var identifier: String? {
    guard tag == DERElement.objectIdentifier, let first = contents.first else { return nil }
    var numbers = first < 80 ? [Int(first) / 40, Int(first) % 40] : [2, Int(first) - 80]
    var number = 0
    for byte in contents.dropFirst() {
      guard number < 1 << 48 else { return nil }
      number = number << 7 | Int(byte & 0x7F)
      if byte < 0x80 {
        numbers.append(number)
        number = 0
      }
    }
    return numbers.map { "\($0)" }.joined(separator: ".")
  }

  /// The text of a string in the encodings that names use.
  var text: String? {
    switch tag {
    case 0x0C, 0x13, 0x14, 0x16: String(decoding: contents, as: UTF8.self)
    case 0x1E: String(bytes: contents, encoding: .utf16BigEndian)
    default: nil
    }
  }

  /// The date of a time in Greenwich, with two or four digits for the year.
  var date: Date? {
    guard tag == DERElement.utcTime || tag == DERElement.generalizedTime else { return nil }
    var digits = String(decoding: contents, as: UTF8.self)
    guard digits.hasSuffix("Z") else { return nil }
    digits.removeLast()
    if tag == DERElement.utcTime {
      guard let year = Int(digits.prefix(2)) else { return nil }
      // RFC 5280: years from 50 on belong to the twentieth century.
      digits = (year < 50 ? "20" : "19") + digits
    }
    let numbers = [0..<4, 4..<6, 6..<8, 8..<10, 10..<12, 12..<14].compactMap { range in
      digits.count == 14 ? Int(digits.dropFirst(range.lowerBound).prefix(range.count)) : nil
    }
    guard numbers.count == 6 else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5]))
  }
}
