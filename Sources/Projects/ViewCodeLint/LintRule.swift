import ToolSupport

/// A kind of mistake in view code that is searched for.
///
/// To add one, write a type in a file of its own in `Rules`, and put it into ``LintRules/all``: its examples become its tests, and its
/// description and examples its section of docs/lint.md.
package protocol LintRule: Sendable {
  var description: RuleDescription { get }

  /// Reports the findings in one file.
  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport)

  /// Reports the findings that belong to no Swift file.
  func check(_ project: LintedProject, _ report: inout RuleReport)
}

extension LintRule {
  package func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {}
  package func check(_ project: LintedProject, _ report: inout RuleReport) {}
}

/// What a rule is called, what it finds, and why that is a mistake.
package struct RuleDescription: Sendable {
  /// What a rule goes by.
  package enum Basis: String, Sendable {
    /// The text of a file.
    case syntax
    /// The project's declarations, too.
    case types
    /// Screens that were laid out.
    case screens
  }

  /// In the order of the list, which stays the same when rules are added.
  package let number: Int
  /// The name in settings, comments and reports: `left-right`.
  package let identifier: String
  /// A noun: "Left and right instead of leading and trailing".
  package let title: String
  package let basis: Basis
  package let severity: Diagnostic.Severity
  /// Why it is a mistake, and what the rule passes over. A paragraph.
  package let why: String
  /// Where Apple says so; empty where nothing does.
  package let source: String
  /// The kinds of defects that a sweep finds of it (`viewcode sweep`).
  package let defects: [String]
  package let examples: [RuleExample]

  init(
    _ number: Int, _ identifier: String, _ title: String, _ basis: Basis, _ severity: Diagnostic.Severity = .warning,
    why: String, source: String = "", defects: [String] = [], examples: [RuleExample] = []
  ) {
    self.number = number
    self.identifier = identifier
    self.title = title
    self.basis = basis
    self.severity = severity
    self.why = why
    self.source = source
    self.defects = defects
    self.examples = examples
  }
}

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
