/// The declarations that `@Entry` adds to a variable: a key with the default value, and accessors that use it.
struct EntryExpansion {
  /// The declaration of the variable, with the attribute.
  let source: String
  /// The enclosing declaration, an extension of a collection of values.
  let parent: String

  /// The type of the key, or nil if `source` is not a variable or `parent` has no such values.
  var peer: String? {
    guard let variable = VariableSource(source), let key else { return nil }
    let name = keyName(variable)
    guard let type = variable.type else {
      guard let value = variable.value else { return nil }
      return "private struct \(name): SwiftUI.\(key) {\n  static let defaultValue = \(value)\n}"
    }
    if key == "FocusedValueKey" {
      return "private struct \(name): SwiftUI.\(key) {\n  typealias Value = \(unwrapped(type))\n}"
    }
    return """
      private struct \(name): SwiftUI.\(key) {
        typealias Value = \(type)
        static var defaultValue: Value {
          \(variable.value ?? "nil")
        }
      }
      """
  }

  /// The getter and the setter, or nil if `source` is not a variable.
  var accessors: String? {
    guard let variable = VariableSource(source), key != nil else { return nil }
    let name = keyName(variable)
    return """
      {
        get { self[\(name).self] }
        set { self[\(name).self] = newValue }
      }
      """
  }

  private func keyName(_ variable: VariableSource) -> String {
    "__Key_" + variable.name.filter { $0 != "`" }
  }

  /// The protocol of the extended type's keys.
  private var key: String? {
    var scanner = SourceScanner(parent.utf8)
    while !scanner.isAtEnd, !(scanner.depth == 0 && scanner.isWord("extension")) { scanner.advance() }
    let start = scanner.position
    while !scanner.isAtEnd, scanner.current != UInt8(ascii: "{") { scanner.advance() }
    let head = scanner.text(start..<scanner.position)
    let keys = [
      ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
      ("ContainerValues", "ContainerValueKey"), ("FocusedValues", "FocusedValueKey"),
    ]
    return keys.first { head.contains($0.0) }?.1
  }

  /// Returns the type in an optional.
  private func unwrapped(_ type: String) -> String {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
    return type
  }
}
