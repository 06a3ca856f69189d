import ToolSupport

/// A type that searches a project's sources for mistakes.
package protocol LintSource: Sendable {
  /// Returns the findings, with paths relative to the project's folder.
  ///
  /// - Parameter revision: A Git revision. The result is limited to findings that changes since then have introduced.
  ///   Default: all findings.
  /// - Throws: An error if the project, its settings or the revision can't be read.
  func findings(since revision: String?) throws -> [Diagnostic]
}

/// A tool that finds mistakes in the project's view code.
struct LintTool: AgentTool {
  private static let maxFindings = 30

  let description = ToolDescription(
    "lint",
    "Find mistakes in the sources of the view code: constraints never activated, views never added, retain cycles, stale cells and others, each with line and fix.",
    .init("path", "string", "Only files whose paths contain this text"),
    .init("since", "string", "Git revision: only findings introduced since then"))

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    guard let linter = session.linter else { throw ToolError.noSources }
    let part = try arguments.string("path") ?? ""
    let all = try linter.findings(since: try arguments.string("since"))
    let findings = part.isEmpty ? all : all.filter { $0.path?.contains(part) == true }
    guard !findings.isEmpty else { return ToolAnswer("nothing found") }
    var lines = findings.prefix(LintTool.maxFindings).map { DiagnosticRenderer().text(of: $0) }
    if findings.count > lines.count { lines.append("… and \(findings.count - lines.count) more") }
    return ToolAnswer(lines.joined(separator: "\n"))
  }
}
