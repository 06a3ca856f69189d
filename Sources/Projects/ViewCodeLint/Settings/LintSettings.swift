import ToolSupport
import XcodeProjects

/// The settings for linting in a project's `.viewcode.yml`:
///
/// ```yaml
/// lint:
///   strict: true
///   rules:
///     fixed-font: off
///     left-right: error
///   exclude:
///     - Generated/*
/// ```
package struct LintSettings: Sendable, Equatable {
  /// The name of the file in the project's folder.
  package static let fileName = ".viewcode.yml"

  /// The severities of rules. A nil value turns a rule off.
  package var severities: [String: Diagnostic.Severity?] = [:]
  /// Patterns of excluded paths relative to the project's folder. `*` matches any characters, including slashes. The
  /// name of a folder matches all of its contents.
  package var excluded: [String] = []
  /// Whether any finding counts as an error.
  package var isStrict = false

  package init() {}

  /// Reads a file.
  ///
  /// - Throws: ``LintSettingsError`` with the location of the error.
  package init(path: String) throws(LintSettingsError) {
    let text: String
    do {
      text = String(decoding: try FileSystem.bytes(of: path, limit: 1 << 20), as: UTF8.self)
    } catch {
      throw LintSettingsError(path: path, line: 1, column: 1, reason: error.reason)
    }
    try self.init(text, path: path)
  }

  /// - Parameter path: The path for error messages.
  package init(_ text: String, path: String) throws(LintSettingsError) {
    let document: PropertyListValue
    do {
      document = try YAMLReader.parse(text, path: path)
    } catch {
      if case .syntax(_, let line, let column, let reason) = error {
        throw LintSettingsError(path: path, line: line, column: column, reason: reason)
      }
      throw LintSettingsError(path: path, line: 1, column: 1, reason: error.reason)
    }
    func error(_ key: String, _ reason: String) -> LintSettingsError {
      let place = LintSettings.place(of: key, in: text)
      return LintSettingsError(path: path, line: place.line, column: place.column, reason: reason)
    }
    if document.string == "" { return }
    guard let root = document.dictionary else { throw error("", "the file has no keys; lint is one") }
    guard let lint = root["lint"] else { return }
    guard let members = lint.dictionary else { throw error("lint", "lint has the keys rules, exclude and strict") }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "strict":
        guard case .boolean(let flag) = value else { throw error(key, "strict is true or false") }
        isStrict = flag
      case "exclude":
        guard let patterns = value.strings else { throw error(key, "exclude is a list of paths") }
        excluded = patterns
      case "rules":
        guard let rules = value.dictionary else { throw error(key, "rules is a list of a rule and a severity each") }
        for (name, value) in rules.sorted(by: { $0.key < $1.key }) {
          guard LintRules.named(name) != nil else { throw error(name, "there is no rule \(name)") }
          severities[name] = try LintSettings.severity(value, of: name) { error(name, $0) }
        }
      default: throw error(key, "lint has no key \(key); it has rules, exclude and strict")
      }
    }
  }

  private static func severity(
    _ value: PropertyListValue, of name: String, error: (String) -> LintSettingsError
  ) throws(LintSettingsError) -> Diagnostic.Severity? {
    // In YAML 1.2, `off` is a text.
    if value == .boolean(false) || value.string == "off" { return nil }
    if let text = value.string, let severity = Diagnostic.Severity(rawValue: text), severity != .remark {
      return severity
    }
    throw error("\(name) is off, note, warning or error")
  }

  /// Returns the line and column of a key's first occurrence.
  private static func place(of key: String, in text: String) -> (line: Int, column: Int) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " || $0 == "-" || $0 == "\"" || $0 == "'" }
      if !key.isEmpty, content.hasPrefix(key), [":", "\"", "'"].contains(content.dropFirst(key.count).first) {
        return (index + 1, line.utf8.count - content.utf8.count + 1)
      }
    }
    return (1, 1)
  }

  /// Returns the severity of a rule's findings, or nil if the rule is off.
  package func severity(of rule: RuleDescription) -> Diagnostic.Severity? {
    if let own = severities[rule.identifier] { return own }
    return rule.severity
  }

  package func isExcluded(_ path: String) -> Bool {
    excluded.contains { pattern in
      let folder = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
      return path == folder || path.hasPrefix(folder + "/") || LintSettings.matches(path[...], pattern[...])
    }
  }

  /// Returns whether a text matches a pattern in which `*` matches any characters.
  private static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let rest = pattern.drop { $0 == "*" }
      if rest.isEmpty { return true }
      return text.indices.contains { matches(text[$0...], rest) }
    }
    return text.first == first && matches(text.dropFirst(), pattern.dropFirst())
  }
}

/// An error that occurs when reading the settings.
package struct LintSettingsError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int
  package let reason: String

  package var description: String { "\(path):\(line):\(column): \(reason)" }
}
