import PreviewProtocol
import ToolSupport

/// The arguments of a call, read by type.
package struct ToolArguments {
  private let values: [String: JSON]

  /// - Throws: ``ToolError`` if the tool has no parameter with a name, or if a required argument is missing.
  init(_ values: [String: JSON], of tool: ToolDescription) throws(ToolError) {
    for key in values.keys.sorted() where !tool.parameters.contains(where: { $0.name == key }) {
      throw ToolError.noArgument(key, of: tool)
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw ToolError.missing(parameter, of: tool)
    }
    self.values = values.filter { $0.value != .null }
  }

  private init(values: [String: JSON]) { self.values = values }

  /// Returns the arguments without those of the given names.
  func without(_ names: [String]) -> ToolArguments { ToolArguments(values: values.filter { !names.contains($0.key) }) }

  func string(_ name: String) throws(ToolError) -> String? {
    guard let value = values[name] else { return nil }
    if let text = value.string { return text }
    if case .number = value { return value.text }
    throw ToolError.malformed(name, "a text")
  }

  func number(_ name: String) throws(ToolError) -> Double? {
    guard let value = values[name] else { return nil }
    if let number = value.number ?? value.string.flatMap({ Double($0) }), number.isFinite, abs(number) < 1e9 {
      return number
    }
    throw ToolError.malformed(name, "a number")
  }

  func bool(_ name: String) throws(ToolError) -> Bool? {
    guard let value = values[name] else { return nil }
    if let flag = value.bool ?? value.string.flatMap({ Bool($0) }) { return flag }
    throw ToolError.malformed(name, "true or false")
  }

  func target(_ name: String) throws(ToolError) -> LiveTarget? {
    guard let value = values[name] else { return nil }
    if let number = value.number {
      guard number >= 1, number < 1e6, number == number.rounded() else {
        throw ToolError.malformed(name, "a number of the tree, not \(value.text)")
      }
      return LiveTarget(number: Int(number))
    }
    guard let text = value.string, !text.isEmpty else {
      throw ToolError.malformed(name, "a number of the tree, a text, #identifier or x,y")
    }
    return LiveTarget(text)
  }

  /// Returns a required argument. Null counts as missing.
  ///
  /// - Parameter read: The method for its type, such as `ToolArguments.number`.
  func required<Value>(
    _ name: String, _ read: (ToolArguments) -> (String) throws(ToolError) -> Value?
  ) throws(ToolError) -> Value {
    guard let value = try read(self)(name) else { throw ToolError.missing(name) }
    return value
  }
}
