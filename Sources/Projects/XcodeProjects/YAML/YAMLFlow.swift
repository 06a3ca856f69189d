/// A flow collection or a quoted text of YAML, over one line or several: `{a: 1, b: [x, "y"]}`.
struct YAMLFlow {
  private var bytes: [UInt8]
  private var position = 0
  /// How many values were read.
  private(set) var count = 0

  // How far its end was looked for.
  private var scanned = 0
  private var depth = 0
  private var quote: UInt8 = 0
  private(set) var isComplete = false

  init(_ text: String) {
    bytes = Array(text.utf8)
    scan()
  }

  mutating func append(_ line: Substring) {
    bytes.append(0x0A)
    bytes += Array(line.utf8)
    scan()
  }

  /// Looks on for the end of what the first byte begins.
  private mutating func scan() {
    while scanned < bytes.count, !isComplete {
      let byte = bytes[scanned]
      if quote != 0 {
        if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
          scanned += 1
        } else if byte == quote {
          quote = 0
          if depth == 0 { isComplete = true }
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "'") where scanned == 0 || [0x20, 0x2C, 0x5B, 0x7B, 0x0A].contains(bytes[scanned - 1]):
          quote = byte
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth <= 0 { isComplete = true }
        case UInt8(ascii: "#") where scanned > 0 && [0x20, 0x09, 0x0A].contains(bytes[scanned - 1]):
          while scanned < bytes.count, bytes[scanned] != 0x0A {
            bytes[scanned] = 0x20
            scanned += 1
          }
        default: break
        }
      }
      scanned += 1
    }
  }

  /// Nil where it is not understood.
  mutating func value(depth: Int, deepest: Int) -> PropertyListValue? {
    guard depth < deepest else { return nil }
    count += 1
    skipBlanks()
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      var result: [String: PropertyListValue] = [:]
      while true {
        skipBlanks()
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "}") {
          position += 1
          return .dictionary(result)
        }
        guard let key = key() else { return nil }
        skipBlanks()
        if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
          position += 1
          skipBlanks()
          if position < bytes.count, [UInt8(ascii: ","), UInt8(ascii: "}")].contains(bytes[position]) {
            result[key] = .string("")
          } else {
            guard let value = value(depth: depth + 1, deepest: deepest) else { return nil }
            result[key] = value
          }
        } else {
          result[key] = .string("")
        }
        guard skipComma(before: UInt8(ascii: "}")) else { return nil }
      }
    case UInt8(ascii: "["):
      position += 1
      var result: [PropertyListValue] = []
      while true {
        skipBlanks()
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "]") {
          position += 1
          return .array(result)
        }
        guard let value = value(depth: depth + 1, deepest: deepest) else { return nil }
        result.append(value)
        guard skipComma(before: UInt8(ascii: "]")) else { return nil }
      }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted().map { .string($0) }
    default:
      let start = position
      while position < bytes.count,
        ![UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[position])
      {
        position += 1
      }
      guard position > start else { return nil }
      return YAMLReader.scalar(trimmed(bytes[start..<position]))
    }
  }

  private mutating func key() -> String? {
    if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") { return quoted() }
    let start = position
    while position < bytes.count, ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ":")].contains(bytes[position]) {
      position += 1
    }
    return position > start ? trimmed(bytes[start..<position]) : nil
  }

  /// The text between quotes.
  mutating func quoted() -> String? {
    let quote = bytes[position]
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote {
        guard quote == UInt8(ascii: "'"), position < bytes.count, bytes[position] == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        // Two are one.
        text.append(quote)
        position += 1
        continue
      }
      if byte == 0x0A {
        text.append(0x20)
        skipBlanks()
        continue
      }
      guard byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), position < bytes.count else {
        text.append(byte)
        continue
      }
      let escaped = bytes[position]
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "0"): text.append(0)
      case 0x0A: skipBlanks()
      case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
        let length = escaped == UInt8(ascii: "x") ? 2 : escaped == UInt8(ascii: "u") ? 4 : 8
        let digits = String(decoding: bytes[position..<min(position + length, bytes.count)], as: UTF8.self)
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        text += String(Character(scalar)).utf8
        position += length
      default: text.append(escaped)
      }
    }
    return nil
  }

  private mutating func skipBlanks() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func skipComma(before end: UInt8) -> Bool {
    skipBlanks()
    guard position < bytes.count else { return false }
    if bytes[position] == end { return true }
    guard bytes[position] == UInt8(ascii: ",") else { return false }
    position += 1
    return true
  }

  private func trimmed(_ slice: ArraySlice<UInt8>) -> String {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let start = slice.drop { blanks.contains($0) }
    guard let last = start.lastIndex(where: { !blanks.contains($0) }) else { return "" }
    return String(decoding: start[...last], as: UTF8.self)
  }
}
