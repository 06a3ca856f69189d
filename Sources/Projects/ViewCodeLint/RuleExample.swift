/// Code in which a rule has findings, or in which it must have none.
package struct RuleExample: Sendable {
  /// The code. Each line with a finding ends with ``mark``.
  package let code: String
  /// The target of the code.
  package let target: LintedProject.Target
  package let interfaces: [String: String]

  /// The mark at the end of lines with findings.
  package static let mark = "// finding"

  package init(
    _ code: String, target: LintedProject.Target = LintedProject.Target(name: "Shop"),
    interfaces: [String: String] = [:]
  ) {
    self.code = code
    self.target = target
    self.interfaces = interfaces
  }

  /// Whether the rule has findings in the example.
  package var isTriggering: Bool { code.contains(RuleExample.mark) }

  /// A project that only contains the example.
  package var project: LintedProject {
    var target = target
    target.files = ["Example.swift"]
    return LintedProject(
      files: [LintedFile(path: "Example.swift", text: code)], targets: [target], interfaces: interfaces)
  }

  /// The lines with findings, counted from 1.
  package var lines: [Int] {
    code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix(RuleExample.mark) }.map { $0.offset + 1 }
  }
}
