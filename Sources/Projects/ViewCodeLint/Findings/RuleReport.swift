import SwiftSources
import SwiftSyntax
import ToolSupport

/// A collector for the findings of one rule.
package struct RuleReport {
  let rule: RuleDescription
  package private(set) var findings: [LintFinding] = []
  /// The number of occurrences of each source in a declaration, for identities.
  private var counts: [String: Int] = [:]
  private var places: Set<String> = []

  package init(_ rule: RuleDescription) { self.rule = rule }

  /// Adds a finding at a node, unless there is one at the same place.
  ///
  /// - Parameters:
  ///   - message: A description of the mistake, without a period.
  ///   - subject: The view with the mistake, for comparisons with screens. Default: none.
  ///   - fix: A change that fixes the mistake. Default: none.
  mutating func add(
    at node: some SyntaxProtocol, in file: LintedFile, _ message: String, of subject: String? = nil, fix: LintFix? = nil
  ) {
    let bytes = node.trimmedBytes
    let start = file.parsed.lines.place(of: bytes.lowerBound)
    let end = file.parsed.lines.place(of: bytes.upperBound)
    guard places.insert("\(file.path):\(bytes.lowerBound)").inserted else { return }
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let key = "\(name)\n\(file.declaration(around: node))\n\(node.onOneLine)"
    add(
      path: file.path, (start.line, start.column), (end.line, end.column), key, message, fix,
      rule.basis == .syntax ? .syntax : .types, subject)
  }

  /// Adds a finding for a file that is not a Swift file.
  mutating func add(path: String, line: Int = 1, key: String, _ message: String, fix: LintFix? = nil) {
    add(path: path, (line, 1), (line, 1), "\(path)\n\(key)", message, fix, .syntax)
  }

  private mutating func add(
    path: String, _ start: (Int, Int), _ end: (Int, Int), _ key: String, _ message: String, _ fix: LintFix?,
    _ proof: LintFinding.Proof, _ subject: String? = nil
  ) {
    let number = counts[key, default: 0]
    counts[key] = number + 1
    findings.append(
      LintFinding(
        rule: rule.identifier, severity: rule.severity, path: path, line: start.0, column: start.1, endLine: end.0,
        endColumn: end.1, message: message, proof: proof, fix: fix, subject: subject,
        identity: LintIdentity.of(rule: rule.identifier, key, number)))
  }
}

/// The identities of findings.
package enum LintIdentity {
  /// Returns digits that do not depend on line numbers. They are derived from the rule, the file's name, the
  /// declaration, the node's source without line breaks, and the number among equal nodes.
  package static func of(rule: String, _ key: String, _ number: Int) -> String {
    var hash = StableHash()
    hash.combine(rule)
    hash.combine(key)
    hash.combine(number)
    let text = hash.text
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
