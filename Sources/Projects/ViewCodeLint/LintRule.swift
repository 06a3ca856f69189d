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
