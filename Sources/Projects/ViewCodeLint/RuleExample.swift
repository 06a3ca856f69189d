/// Code that a rule finds something in, or that it must pass over.
package struct RuleExample: Sendable {
  /// Each line with a finding ends with ``mark``.
  package let code: String
  /// What the code's target is like.
  package let target: LintedProject.Target
  package let interfaces: [String: String]

  /// Ends lines with findings.
  package static let mark = "// finding"

  package init(
    _ code: String, target: LintedProject.Target = LintedProject.Target(name: "Shop"),
    interfaces: [String: String] = [:]
  ) {
    self.code = code
    self.target = target
    self.interfaces = interfaces
  }

  /// Whether something is found in it.
  package var isTriggering: Bool { code.contains(RuleExample.mark) }

  /// A project with nothing but the example.
  package var project: LintedProject {
    var target = target
    target.files = ["Example.swift"]
    return LintedProject(
      files: [LintedFile(path: "Example.swift", text: code)], targets: [target], interfaces: interfaces)
  }

  /// The lines with findings, from 1.
  package var lines: [Int] {
    code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix(RuleExample.mark) }.map { $0.offset + 1 }
  }
}
