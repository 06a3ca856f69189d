import PreviewProtocol
import ToolSupport

/// The arguments of a call, read by type.
package struct ToolArguments {
  private let values: [String: JSON]

  /// - Throws: ``ToolError`` if the tool has no parameter with a name, or if a required argument is missing.
  init(_ values: [String: JSON], of tool: ToolDescription) throws(ToolError) {
    for key in values.keys.sorted() where !tool.parameters.contains(where: { $0.name == key }) {
      let names = tool.parameters.map(\.name)
      throw ToolError(
        "\(tool.name) has no argument \(key)" + (names.isEmpty ? "" : "; it takes \(names.joined(separator: ", "))"))
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw ToolError("\(tool.name) needs \(parameter.name): \(parameter.text ?? "a text")")
    }
    self.values = values.filter { $0.value != .null }
  }

  private init(values: [String: JSON]) { self.values = values }

  /// The arguments but for some.
  func without(_ names: [String]) -> ToolArguments { ToolArguments(values: values.filter { !names.contains($0.key) }) }

  func string(_ name: String) throws(ToolError) -> String? {
    guard let value = values[name] else { return nil }
    if let text = value.string { return text }
    if case .number = value { return value.text }
    throw ToolError("\(name) is a text")
  }

  func number(_ name: String) throws(ToolError) -> Double? {
    guard let value = values[name] else { return nil }
    if let number = value.number ?? value.string.flatMap({ Double($0) }), number.isFinite, abs(number) < 1e9 {
      return number
    }
    throw ToolError("\(name) is a number")
  }

  func bool(_ name: String) throws(ToolError) -> Bool? {
    guard let value = values[name] else { return nil }
    if let flag = value.bool ?? value.string.flatMap({ Bool($0) }) { return flag }
    throw ToolError("\(name) is true or false")
  }

  func target(_ name: String) throws(ToolError) -> LiveTarget? {
    guard let value = values[name] else { return nil }
    if let number = value.number {
      guard number >= 1, number < 1e6, number == number.rounded() else {
        throw ToolError("\(name) \(value.text) is not a number of the tree")
      }
      return LiveTarget(number: Int(number))
    }
    guard let text = value.string, !text.isEmpty else {
      throw ToolError("\(name) is a number of the tree, a text, #identifier or x,y")
    }
    return LiveTarget(text)
  }

  /// Returns a required argument. Null counts as missing.
  ///
  /// - Parameter read: The method for its type, such as `ToolArguments.number`.
  func required<Value>(
    _ name: String, _ read: (ToolArguments) -> (String) throws(ToolError) -> Value?
  ) throws(ToolError) -> Value {
    guard let value = try read(self)(name) else { throw ToolError("\(name) is missing") }
    return value
  }
}
