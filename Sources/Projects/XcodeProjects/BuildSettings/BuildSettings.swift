import Foundation

/// The evaluated build settings of a target, with levels, `$(inherited)`, variables, modifiers and conditions.
///
/// - Source: developer.apple.com/documentation/xcode/configuring-the-build-settings-of-a-target
package final class BuildSettings {
  /// The values that conditions in brackets are compared with.
  package struct Conditions: Sendable {
    package var configuration: String
    /// The SDK including its version, which `[sdk=iphonesimulator*]` matches.
    package var sdk: String
    package var architecture: String

    package init(configuration: String, sdk: String = "iphonesimulator18.0", architecture: String = "arm64") {
      self.configuration = configuration
      self.sdk = sdk
      self.architecture = architecture
    }

    func hold(_ condition: BuildSettingAssignment.Condition) -> Bool {
      switch condition.parameter {
      case "sdk": Wildcard.matches(condition.pattern, sdk)
      case "config": Wildcard.matches(condition.pattern, configuration)
      case "arch": Wildcard.matches(condition.pattern, architecture)
      case "variant": Wildcard.matches(condition.pattern, "normal")
      default: false
      }
    }
  }

  /// The maximum number of steps for one value. A variable that refers to another twice, and so on, would otherwise
  /// exceed any memory.
  private static let maxSteps = 20_000
  private static let longestValue = 1 << 20
  private static let deepestNesting = 64

  /// The values that the levels assign to each name, the lowest level first. Assignments with unmet conditions are not
  /// included.
  private let assignments: [String: [String]]
  private var values: [String: String] = [:]
  /// The indexes of the assignments that are being evaluated, by name.
  private var open: [String: Int] = [:]
  private var steps = 0
  private var depth = 0
  /// The number of times that an evaluation met a name that is already being evaluated, or exceeded a limit.
  private var circles = 0
  /// The names whose values exceeded a limit and are incomplete.
  package private(set) var unboundedNames: Set<String> = []

  /// - Parameter levels: The levels, the lowest first: Xcode's defaults, the project's configuration file, the project,
  ///   the target's configuration file, the target.
  package init(levels: [[BuildSettingAssignment]], conditions: Conditions) {
    var assignments: [String: [String]] = [:]
    for level in levels {
      for assignment in level where assignment.conditions.allSatisfy(conditions.hold) {
        assignments[assignment.name, default: []].append(assignment.value)
      }
    }
    self.assignments = assignments
  }

  package var names: some Collection<String> { assignments.keys }

  /// Returns the value of a setting, or nil if no level assigns one.
  package func value(_ name: String) -> String? {
    if let known = values[name] { return known }
    guard assignments[name] != nil else { return nil }
    if open.isEmpty { steps = 0 }
    let before = circles
    let result = evaluate(name, below: nil)
    // A value that was evaluated within a cycle of other settings may be different elsewhere.
    if circles == before { values[name] = result }
    return result
  }

  /// Returns the trimmed value, or nil if it is empty.
  package func text(_ name: String) -> String? {
    guard let value = value(name)?.trimmingCharacters(in: .whitespacesAndNewlines), !value.isEmpty else { return nil }
    return value
  }

  /// Returns the value as a list of texts.
  package func list(_ name: String) -> [String] { value(name).map(Self.split) ?? [] }

  /// Returns whether a setting is on, or nil if it is neither on nor off.
  package func flag(_ name: String) -> Bool? {
    switch text(name)?.uppercased() {
    case "YES", "TRUE", "1": true
    case "NO", "FALSE", "0": false
    default: nil
    }
  }

  /// Returns a text with expanded variables.
  package func expanded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    if open.isEmpty { steps = 0 }
    return expand(text, name: nil, index: 0)
  }

  // MARK: - Evaluation

  /// Evaluates a setting.
  ///
  /// - Parameter below: The index of the assignment that inherits the value, or nil for the topmost value.
  private func evaluate(_ name: String, below: Int?) -> String {
    guard let chain = assignments[name] else { return "" }
    let index = (below ?? chain.count) - 1
    guard index >= 0 else { return "" }
    steps += 1
    guard steps <= Self.maxSteps, depth < Self.deepestNesting else {
      circles += 1
      unboundedNames.insert(name)
      return ""
    }
    depth += 1
    let before = open.updateValue(index, forKey: name)
    defer {
      open[name] = before
      depth -= 1
    }
    return expand(chain[index], name: name, index: index)
  }

  private func variable(_ name: String, within current: String?, index: Int) -> String? {
    if name == "inherited" || name == current {
      guard let current else { return "" }
      return evaluate(current, below: index)
    }
    // A cycle of several settings continues with the inherited value of the first one.
    if let index = open[name] {
      circles += 1
      return evaluate(name, below: index)
    }
    return value(name)
  }

  private func expand(_ text: String, name: String?, index: Int) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "$")) else { return text }
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "$"), position + 1 < bytes.count else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let opening = bytes[position + 1]
      if opening == UInt8(ascii: "(") || opening == UInt8(ascii: "{") {
        guard let end = Self.end(of: position + 1, in: bytes) else {
          // Without a closing bracket, the text is literal.
          result += bytes[position...]
          break
        }
        let inner = Array(bytes[position + 2..<end])
        result += reference(inner, name: name, index: index).utf8
        position = end + 1
      } else {
        var end = position + 1
        while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
        let plain = String(decoding: bytes[position + 1..<end], as: UTF8.self)
        if !plain.isEmpty, assignments[plain] != nil || plain == "inherited" {
          result += (variable(plain, within: name, index: index) ?? "").utf8
          position = end
        } else {
          result.append(bytes[position])
          position += 1
        }
      }
      if result.count > Self.longestValue {
        circles += 1
        unboundedNames.insert(name ?? String(text.prefix(40)))
        return ""
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the value of the text between brackets: `NAME:modifier:default=text`.
  private func reference(_ inner: [UInt8], name: String?, index: Int) -> String {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepestNesting else {
      circles += 1
      if let name { unboundedNames.insert(name) }
      return ""
    }
    var parts = Self.splitModifiers(inner)[...]
    guard let first = parts.popFirst() else { return "" }
    let variableName = expand(String(decoding: first, as: UTF8.self), name: name, index: index)
    var value = variable(variableName, within: name, index: index) ?? ""
    for part in parts {
      let modifier = String(decoding: part, as: UTF8.self)
      if modifier.hasPrefix("default=") {
        if value.isEmpty { value = expand(String(modifier.dropFirst(8)), name: name, index: index) }
      } else {
        value = BuildSettingModifier.apply(expand(modifier, name: name, index: index), to: value)
      }
    }
    return value
  }

  /// Returns the index of the bracket that closes the one at an index.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    var open: [UInt8] = []
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        if open.last == bytes[index] { open.removeLast() }
        if open.isEmpty { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func splitModifiers(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        result.append(bytes[start..<index])
        start = index + 1
      default: break
      }
    }
    result.append(bytes[start...])
    return result
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the items of a list in the format of Xcode and shells: items are separated by spaces, and quotes and
  /// backslashes escape them.
  package static func split(_ text: String) -> [String] {
    var result: [String] = []
    var current: [UInt8] = []
    var isWord = false
    var quote: UInt8?
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      if let open = quote {
        if byte == open {
          quote = nil
        } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\""), let next = bytes.next() {
          if next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") { current.append(byte) }
          current.append(next)
        } else {
          current.append(byte)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = byte
        isWord = true
      case UInt8(ascii: "\\"):
        if let next = bytes.next() { current.append(next) }
        isWord = true
      case 0x20, 0x09, 0x0A, 0x0D:
        if isWord { result.append(String(decoding: current, as: UTF8.self)) }
        current.removeAll()
        isWord = false
      default:
        current.append(byte)
        isWord = true
      }
    }
    if isWord { result.append(String(decoding: current, as: UTF8.self)) }
    return result
  }
}
