import Foundation

/// A value of a property list.
package enum PropertyListValue: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
}

extension PropertyListValue {
  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var array: [PropertyListValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  package var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  /// The texts of an array, or nil for other values and for an array that contains other values.
  package var strings: [String]? {
    guard case .array(let values) = self else { return nil }
    var result: [String] = []
    result.reserveCapacity(values.count)
    for value in values {
      guard case .string(let text) = value else { return nil }
      result.append(text)
    }
    return result
  }

  /// The kind of the value, for messages.
  package var kindName: String {
    switch self {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a Boolean value"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
