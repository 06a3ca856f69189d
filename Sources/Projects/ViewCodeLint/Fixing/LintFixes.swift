import SwiftSources

/// Applies the changes of findings, and keeps those that fix mistakes without introducing others.
package struct LintFixes {
  package struct Outcome {
    /// The new texts of files, by path.
    package var texts: [String: String] = [:]
    /// The findings that are fixed.
    package var fixed: [LintFinding] = []
    /// The files that are not changed, with the reasons.
    package var refused: [(path: String, reason: String)] = []
  }

  let run: LintRun

  package init(run: LintRun) { self.run = run }

  /// Applies changes.
  ///
  /// - Parameter findings: The findings of the project. Those without edits are ignored.
  package func apply(_ findings: [LintFinding], to project: LintedProject) -> Outcome {
    var outcome = Outcome()
    var known = run.findings(in: project).findings
    let fixable = Dictionary(grouping: findings.filter { $0.fix?.edits.isEmpty == false }, by: \.path)
    var current = project
    for path in fixable.keys.sorted() {
      guard let file = project.file(at: path) else { continue }
      var edits = SourceEdits()
      for edit in fixable[path]!.flatMap({ $0.fix!.edits }) { edits.replace(edit.range, with: edit.text) }
      let text = edits.text(from: file.parsed.bytes)
      let next = current.replacing([path: text])
      let after = run.findings(in: next).findings
      if let reason = reason(against: after, known, fixable[path]!) {
        outcome.refused.append((path, reason))
      } else {
        outcome.texts[path] = text
        outcome.fixed += fixable[path]!
        current = next
        known = after
      }
    }
    return outcome
  }

  /// Returns the reason for which a change is not kept: a remaining finding, or a new one. Findings are counted by rule
  /// and file, because a changed node has a different identity.
  private func reason(against after: [LintFinding], _ before: [LintFinding], _ fixed: [LintFinding]) -> String? {
    func counts(_ findings: [LintFinding]) -> [String: Int] {
      Dictionary(grouping: findings) { "\($0.path)\n\($0.rule)" }.mapValues(\.count)
    }
    let (old, new, gone) = (counts(before), counts(after), counts(fixed))
    for (key, count) in new.sorted(by: { $0.key < $1.key }) {
      let rule = key.split(separator: "\n").last.map(String.init) ?? ""
      if let removed = gone[key] {
        if count > old[key, default: 0] - removed { return "a finding of \(rule) is still there after the change" }
      } else if count > old[key, default: 0] {
        return "the change makes a finding of \(rule)"
      }
    }
    return nil
  }
}
