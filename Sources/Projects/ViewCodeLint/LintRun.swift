import SourceRewriting
import SwiftSyntax
import ToolSupport

/// A search for mistakes in a project's view code.
package struct LintRun: Sendable {
  package struct Result: Sendable {
    /// The findings by path and place, without those that comments suppress.
    package var findings: [LintFinding]
    package var suppressed: [LintFinding]
  }

  package var rules: [any LintRule]
  package var settings: LintSettings

  package init(rules: [any LintRule] = LintRules.all, settings: LintSettings = LintSettings()) {
    self.rules = rules
    self.settings = settings
  }

  /// The active rules.
  package var active: [any LintRule] { rules.filter { settings.severity(of: $0.description) != nil } }

  /// Returns the findings of a project. Nothing is built or run.
  ///
  /// - Parameters:
  ///   - proofs: The defects on the project's screens. Default: none.
  ///   - prefix: The folder that the paths of proofs are relative to, with a trailing slash.
  package func findings(
    in project: LintedProject, proofs: SweptDefects? = nil, below prefix: String = ""
  ) -> Result {
    let active = self.active
    let found = Parallel.map(project.files) { file -> [LintFinding] in
      active.flatMap { rule -> [LintFinding] in
        var report = RuleReport(rule.description)
        rule.check(file, in: project, &report)
        return report.findings
      }
    }
    var all = found.flatMap { $0 }
    for rule in active {
      var report = RuleReport(rule.description)
      rule.check(project, &report)
      all += report.findings
    }
    if let proofs { all = proofs.findings(provingAmong: all, rules: active, of: project, below: prefix) }
    for index in all.indices {
      if let rule = LintRules.named(all[index].rule) {
        all[index].severity = settings.severity(of: rule.description) ?? all[index].severity
      }
    }
    var result = Result(findings: [], suppressed: [])
    let names = Set(active.map(\.description.identifier))
    var comments = project.files.flatMap { IgnoreComment.all(in: $0) }
    for finding in all {
      let index = comments.firstIndex {
        $0.path == finding.path && $0.lines.contains(finding.line) && $0.rules.contains(finding.rule)
      }
      if let index {
        comments[index].suppressed.insert(finding.rule)
        result.suppressed.append(finding)
      } else {
        result.findings.append(finding)
      }
    }
    if names.contains(IgnoreComment.rule) {
      let severity = settings.severity(of: IgnoreCommentRule().description) ?? .warning
      result.findings += comments.flatMap { $0.findings(active: names) }.map { finding in
        var finding = finding
        finding.severity = severity
        return finding
      }
    }
    result.findings.sort(by: LintRun.precedes)
    result.suppressed.sort(by: LintRun.precedes)
    return result
  }

  private static func precedes(_ one: LintFinding, _ other: LintFinding) -> Bool {
    (one.path, one.line, one.column, one.rule, one.identity) < (
      other.path, other.line, other.column, other.rule, other.identity
    )
  }
}
