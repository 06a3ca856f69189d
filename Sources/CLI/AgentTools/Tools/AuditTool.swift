import PreviewProtocol

/// A tool that audits a screen.
struct AuditTool: AgentTool {
  private static let maxFindings = 20
  /// The maximum number of fixes for a finding.
  private static let maxFixes = 3

  let description = ToolDescription(
    "audit",
    "Find problems: small targets, truncated text, low contrast, overlaps, views off the screen or behind the keyboard, constraint conflicts and ambiguity, with fixes.",
    .showFirst, .on, .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let screen = try session.shown(arguments)
    let findings = try screen.session.ask(AuditQuery())
    guard !findings.isEmpty else { return ToolAnswer(session.finished("nothing found", screen)) }
    var lines = findings.prefix(AuditTool.maxFindings).map { finding in
      var line = "\(finding.kind) \(finding.view)"
      if let frame = finding.frame { line += " at \(frame.map { "\(Int($0.rounded()))" }.joined(separator: ","))" }
      line += ": \(finding.text)"
      for change in finding.changes.prefix(AuditTool.maxFixes) { line += "\n  fix: \(change)" }
      return line
    }
    if findings.count > lines.count { lines.append("… and \(findings.count - lines.count) more") }
    return ToolAnswer(session.finished(lines.joined(separator: "\n"), screen))
  }
}
