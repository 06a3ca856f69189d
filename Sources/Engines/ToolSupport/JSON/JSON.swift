import Foundation

/// A value of JSON, for messages without a type of their own.
package enum JSON: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// Encodes the value. Whole numbers have no decimal point.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The member of an object, or `nil` if the value is not an object or has no such member.
  package subscript(_ key: String) -> JSON? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  package var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  package var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  package var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  package var array: [JSON]? {
    if case .array(let value) = self { return value }
    return nil
  }

  package var object: [String: JSON]? {
    if case .object(let value) = self { return value }
    return nil
  }

  /// The value on one line, with sorted keys, or `null` if it contains a number that is infinite or not a number.
  package var text: String { (try? JSON.line(of: self)) ?? "null" }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension JSON {
  /// Encodes a value as one line, also for readers that split at Unicode's line breaks.
  ///
  /// `JSONEncoder` does not escape U+2028, U+2029 and U+0085, as JSON allows. Texts of storyboards contain these
  /// characters, and Python's `splitlines()` would split such a line. Therefore, they are escaped here.
  ///
  /// - Returns: The value with sorted keys, without a line break at its end. Equal values have equal bytes.
  package static func line(of value: some Encodable) throws -> String {
    var text = ""
    // Outside its strings, JSON is ASCII. Therefore, each of these characters is in a string and may be escaped.
    for scalar in String(decoding: try encoder().encode(value), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      case "\u{85}": text += "\\u0085"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Decodes a value from the bytes of a line.
  package static func value<Value: Decodable>(_ type: Value.Type = Value.self, of line: some StringProtocol) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(line.utf8))
  }

  /// Returns an encoder for files that tools compare and store. Keys are sorted, so that equal values have equal bytes.
  ///
  /// - Parameter isPretty: Whether each member has a separate line, for readability. Default: `false`.
  package static func encoder(isPretty: Bool = false) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return encoder
  }
}
