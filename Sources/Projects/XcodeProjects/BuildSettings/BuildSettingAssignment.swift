/// A build setting as it is written: a name, the conditions in brackets, and an unexpanded value.
package struct BuildSettingAssignment: Sendable, Hashable {
  package struct Condition: Sendable, Hashable {
    /// The parameter: `sdk`, `config`, `arch` or `variant`.
    package var parameter: String
    /// The pattern, which may contain `*` and `?` as in file names.
    package var pattern: String
  }

  package var name: String
  package var conditions: [Condition]
  package var value: String

  package init(name: String, conditions: [Condition] = [], value: String) {
    self.name = name
    self.conditions = conditions
    self.value = value
  }

  /// Creates an assignment, or returns nil if the brackets of the key are invalid.
  ///
  /// - Parameter key: The key, such as `NAME`, `NAME[sdk=iphoneos*]` or `NAME[sdk=…,arch=…][config=…]`.
  package init?(key: String, value: String) {
    guard let bracket = key.firstIndex(of: "[") else {
      self.init(name: key, value: value)
      return
    }
    var conditions: [Condition] = []
    var rest = key[bracket...]
    while let first = rest.first {
      guard first == "[", let end = rest.firstIndex(of: "]") else { return nil }
      for part in rest[rest.index(after: rest.startIndex)..<end].split(separator: ",") {
        guard let equals = part.firstIndex(of: "=") else { return nil }
        conditions.append(
          Condition(
            parameter: Self.trimmed(part[..<equals]), pattern: Self.trimmed(part[part.index(after: equals)...])))
      }
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    self.init(name: Self.trimmed(key[..<bracket]), conditions: conditions, value: value)
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...last])
  }

  /// Returns the assignments in a dictionary of build settings in a project. Assignments with conditions come last, so
  /// that they override others.
  package static func assignments(of dictionary: [String: PropertyListValue]) -> [BuildSettingAssignment] {
    var result: [BuildSettingAssignment] = []
    result.reserveCapacity(dictionary.count)
    for (key, value) in dictionary {
      guard let assignment = BuildSettingAssignment(key: key, value: text(of: value)) else { continue }
      result.append(assignment)
    }
    // Among matching assignments, the one with the most conditions wins, and otherwise the later one by name.
    return result.sorted { first, second in
      (first.conditions.count, first.conditions.map(\.pattern.count).reduce(0, +), first.name, first.value)
        < (second.conditions.count, second.conditions.map(\.pattern.count).reduce(0, +), second.name, second.value)
    }
  }

  /// Returns a value as text. An array becomes a list that is separated by spaces.
  private static func text(of value: PropertyListValue) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .array(let values): values.map(text(of:)).joined(separator: " ")
    case .date, .data, .dictionary: ""
    }
  }
}
