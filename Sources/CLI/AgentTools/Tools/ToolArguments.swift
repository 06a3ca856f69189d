import PreviewProtocol

/// The arguments of a call, each of its kind.
struct ToolArguments {
  private let values: [String: JSONValue]

  init(_ values: [String: JSONValue]) {
    self.values = values.filter { $0.value != .null }
  }

  func string(_ name: String) throws -> String? {
    guard let value = values[name] else { return nil }
    if let text = value.string { return text }
    if case .number = value { return value.text }
    throw ToolError("\(name) is a text")
  }

  func number(_ name: String) throws -> Double? {
    guard let value = values[name] else { return nil }
    if let number = value.number ?? value.string.flatMap({ Double($0) }), number.isFinite, abs(number) < 1e9 {
      return number
    }
    throw ToolError("\(name) is a number")
  }

  func bool(_ name: String) throws -> Bool? {
    guard let value = values[name] else { return nil }
    if let flag = value.bool ?? value.string.flatMap({ Bool($0) }) { return flag }
    throw ToolError("\(name) is true or false")
  }

  func target(_ name: String) throws -> LiveTarget? {
    guard let value = values[name] else { return nil }
    if let number = value.number {
      guard number >= 1, number < 1e6, number == number.rounded() else {
        throw ToolError("\(name) \(value.text) is no number of the tree")
      }
      return LiveTarget(number: Int(number))
    }
    guard let text = value.string, !text.isEmpty else {
      throw ToolError("\(name) is a number of the tree, a text, #identifier or x,y")
    }
    return LiveTarget(text)
  }

  func required(_ name: String) throws -> LiveTarget {
    guard let target = try target(name) else { throw ToolError("\(name) is missing") }
    return target
  }
}
