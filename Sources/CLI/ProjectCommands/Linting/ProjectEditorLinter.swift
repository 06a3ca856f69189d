import EditorServer
import Foundation
import ToolSupport
import ViewCodeLint

/// A linter for projects that are open in an editor. It searches the sources with the project's own settings.
struct ProjectEditorLinter: EditorLinter {
  func findings(in folder: String) throws -> [String: [EditorFinding]] {
    // An editor must not wait for a network.
    let options = try ProjectOptions.parse(["--offline", "--quiet"])
    let reading = try ProjectLinter(path: folder, options: options).read(fetches: false)
    let prefix = LintedProject.prefix(of: reading.root)
    var result: [String: [EditorFinding]] = [:]
    for finding in reading.run.findings(in: reading.project).findings {
      guard let file = reading.project.file(at: finding.path) else { continue }
      result[prefix + finding.path, default: []].append(
        EditorFinding(
          rule: finding.rule, severity: finding.severity,
          text: finding.message + (finding.fix.map { "\nFix: \($0.text)" } ?? ""), line: finding.line - 1,
          character: file.column16(line: finding.line, column: finding.column) - 1, endLine: finding.endLine - 1,
          endCharacter: file.column16(line: finding.endLine, column: finding.endColumn) - 1,
          lineText: file.parsed.text(ofLine: finding.line)))
    }
    return result
  }
}
