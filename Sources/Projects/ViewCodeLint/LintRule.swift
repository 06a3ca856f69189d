/// A rule that finds a kind of mistake in view code.
///
/// To add a rule, write a type in a separate file in `Rules`, and add it to ``LintRules/all``. Its examples become its
/// tests, and its description and examples become its section of docs/lint.md.
package protocol LintRule: Sendable {
  var description: RuleDescription { get }

  /// Reports the findings in a file.
  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport)

  /// Reports the findings that belong to no Swift file.
  func check(_ project: LintedProject, _ report: inout RuleReport)
}

extension LintRule {
  package func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {}
  package func check(_ project: LintedProject, _ report: inout RuleReport) {}
}
