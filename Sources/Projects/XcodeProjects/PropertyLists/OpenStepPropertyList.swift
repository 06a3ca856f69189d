import Foundation

/// The format of `project.pbxproj`: `{ key = value; }`, `( value, )`, `"quoted"`, `plain`, `<00FF>`, and comments.
///
/// - Source:
///   developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/OldStylePlists/OldStylePLists.html
struct OpenStepPropertyList {
  let bytes: UnsafeBufferPointer<UInt8>
  let path: String
  private var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.bytes = bytes
    self.path = path
  }

  mutating func parse() throws(XcodeFileError) -> PropertyListValue {
    let result = try value(depth: 0)
    try skipBlanks()
    guard index == bytes.count else { throw error("unexpected text after the end of the property list") }
    return result
  }

  private mutating func value(depth: Int) throws(XcodeFileError) -> PropertyListValue {
    guard depth < PropertyListReader.deepestNesting else {
      throw error("more than \(PropertyListReader.deepestNesting) values are nested")
    }
    try skipBlanks()
    guard index < bytes.count else { throw error("expected a value at the end of the file") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
    case UInt8(ascii: "("): return .array(try array(depth: depth))
    case UInt8(ascii: "<"): return .data(try data())
    default: return .string(try string())
    }
  }

  private mutating func dictionary(depth: Int) throws(XcodeFileError) -> [String: PropertyListValue] {
    let start = index
    index += 1
    var result: [String: PropertyListValue] = [:]
    while true {
      try skipBlanks()
      guard index < bytes.count else { throw cutShort("dictionary", start: start) }
      if bytes[index] == UInt8(ascii: "}") {
        index += 1
        return result
      }
      let key = try string()
      try skipBlanks()
      guard index < bytes.count else { throw cutShort("dictionary", start: start) }
      if bytes[index] == UInt8(ascii: ";") {
        // `key;` is equivalent to `key = key;`.
        index += 1
        result[key] = .string(key)
        continue
      }
      try expect(UInt8(ascii: "="), after: "the key \(key.prefix(80))")
      result[key] = try value(depth: depth + 1)
      try skipBlanks()
      guard index < bytes.count else { throw cutShort("dictionary", start: start) }
      // The semicolon of the last entry is optional.
      if bytes[index] == UInt8(ascii: "}") { continue }
      try expect(UInt8(ascii: ";"), after: "the value of \(key.prefix(80))")
    }
  }

  private mutating func array(depth: Int) throws(XcodeFileError) -> [PropertyListValue] {
    let start = index
    index += 1
    var result: [PropertyListValue] = []
    while true {
      try skipBlanks()
      guard index < bytes.count else { throw cutShort("array", start: start) }
      if bytes[index] == UInt8(ascii: ")") {
        index += 1
        return result
      }
      result.append(try value(depth: depth + 1))
      try skipBlanks()
      guard index < bytes.count else { throw cutShort("array", start: start) }
      if bytes[index] == UInt8(ascii: ")") { continue }
      try expect(UInt8(ascii: ","), after: "a value of an array")
    }
  }

  private mutating func data() throws(XcodeFileError) -> Data {
    if bytes[index...].starts(with: "<<<<<<<".utf8) {
      throw error("the file contains merge conflict markers; resolve the conflict first")
    }
    let start = index
    index += 1
    var result = Data()
    var half: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: ">"):
        guard half == nil else { throw error("the data has an odd number of hexadecimal digits") }
        index += 1
        return result
      case 0x20, 0x0A, 0x0D, 0x09: break
      default:
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
          throw error("the data contains a character that is not a hexadecimal digit")
        }
        if let high = half {
          result.append(high << 4 | UInt8(digit))
          half = nil
        } else {
          half = UInt8(digit)
        }
      }
      index += 1
    }
    throw cutShort("data", start: start)
  }

  // MARK: - Texts

  private mutating func string() throws(XcodeFileError) -> String {
    let first = bytes[index]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    guard index > start else {
      if bytes[index...].starts(with: "<<<<<<<".utf8) || bytes[index...].starts(with: "=======".utf8) {
        throw error("the file contains merge conflict markers; resolve the conflict first")
      }
      throw error("unexpected \(Self.shown(first))")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(XcodeFileError) -> String {
    let start = index
    index += 1
    let textStart = index
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\") { index += 1 }
    if index < bytes.count, bytes[index] == quote {
      index += 1
      return String(decoding: bytes[textStart..<index - 1], as: UTF8.self)
    }
    var text = Array(bytes[textStart..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard index < bytes.count else { break }
      escape(into: &text)
    }
    index = start
    throw error("a quoted string is not terminated")
  }

  private mutating func escape(into text: inout [UInt8]) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"): text += String(utf16CodeUnits()).utf8
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = UInt32(byte - 0x30)
      var digits = 1
      while digits < 3, index < bytes.count, (0x30...0x37).contains(bytes[index]) {
        code = code << 3 | UInt32(bytes[index] - 0x30)
        index += 1
        digits += 1
      }
      text += String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8
    default: text.append(byte)
    }
  }

  /// Returns a character for `\Uxxxx`, or for a surrogate pair.
  private mutating func utf16CodeUnits() -> String {
    func unit(at start: Int) -> (unit: UInt16, end: Int) {
      var code: UInt16 = 0
      var end = start
      while end < bytes.count, end < start + 4, let digit = Character(Unicode.Scalar(bytes[end])).hexDigitValue {
        code = code << 4 | UInt16(digit)
        end += 1
      }
      return (code, end)
    }
    let first = unit(at: index)
    index = first.end
    var units = [first.unit]
    if UTF16.isLeadSurrogate(first.unit), bytes[index...].starts(with: "\\U".utf8) {
      let second = unit(at: index + 2)
      if UTF16.isTrailSurrogate(second.unit) {
        units.append(second.unit)
        index = second.end
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  // MARK: - Whitespace and comments

  private mutating func skipBlanks() throws(XcodeFileError) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09, 0x0B, 0x0C: index += 1
      case UInt8(ascii: "/"):
        guard index + 1 < bytes.count else { return }
        if bytes[index + 1] == UInt8(ascii: "/") {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if bytes[index + 1] == UInt8(ascii: "*") {
          let start = index
          index += 2
          while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
            index += 1
          }
          guard index + 1 < bytes.count else {
            index = start
            throw error("a comment is not terminated")
          }
          index += 2
        } else {
          return
        }
      default: return
      }
    }
  }

  private mutating func expect(_ byte: UInt8, after what: String) throws(XcodeFileError) {
    guard index < bytes.count else { throw error("unexpected end of file after \(what)") }
    guard bytes[index] == byte else {
      if bytes[index...].starts(with: "<<<<<<<".utf8) {
        throw error("the file contains merge conflict markers; resolve the conflict first")
      }
      throw error("expected \(Self.shown(byte)) after \(what), found \(Self.shown(bytes[index]))")
    }
    index += 1
  }

  private static func shown(_ byte: UInt8) -> String {
    (0x21..<0x7F).contains(byte) ? "“\(Character(Unicode.Scalar(byte)))”" : "a byte \(byte)"
  }

  private func cutShort(_ what: String, start: Int) -> XcodeFileError {
    let opened = TextPosition(of: start, in: bytes)
    return error("the file ends inside the \(what) that begins at line \(opened.line)")
  }

  private func error(_ reason: String) -> XcodeFileError {
    let position = TextPosition(of: index, in: bytes)
    return .syntax(path: path, line: position.line, column: position.column, reason: reason)
  }
}
