import ToolSupport

/// Findings as text and in machine-readable formats.
package struct LintReport {
  package enum Format: String, CaseIterable, Sendable {
    case text, json, sarif, github, checkstyle
  }

  let findings: [LintFinding]
  let rules: [RuleDescription]
  let project: LintedProject
  /// The tool's version.
  let version: String

  /// - Parameter rules: The rules that were checked.
  package init(findings: [LintFinding], rules: [any LintRule], project: LintedProject, version: String) {
    self.findings = findings
    self.rules = rules.map(\.description)
    self.project = project
    self.version = version
  }

  /// Returns the report in a format.
  ///
  /// - Parameter usesColor: Whether text has colors, for a terminal. Default: `false`.
  package func text(_ format: Format, usesColor: Bool = false) throws -> String {
    switch format {
    case .text: text(usesColor: usesColor)
    case .json: try json()
    case .sarif: try sarif()
    case .github:
      findings.map { DiagnosticRenderer().annotation(of: $0.diagnostic, title: title(of: $0.rule)) + "\n" }.joined()
    case .checkstyle: checkstyle
    }
  }

  func title(of rule: String) -> String { rules.first { $0.identifier == rule }?.title ?? rule }

  // MARK: - Text

  private func text(usesColor: Bool) -> String {
    DiagnosticRenderer(usesColor: usesColor).text(of: findings.map(\.diagnostic)) + summary + "\n"
  }

  /// A summary such as `3 findings in 40 files: 2 of left-right, 1 of fixed-font`.
  package var summary: String {
    let files = "\(project.files.count) file\(project.files.count == 1 ? "" : "s")"
    guard !findings.isEmpty else { return "no findings in \(files)" }
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) of \($0.key)" }
    return "\(findings.count) finding\(findings.count == 1 ? "" : "s") in \(files): \(counts.joined(separator: ", "))"
  }

  // MARK: - JSON

  private struct Document: Encodable {
    struct Finding: Encodable {
      var rule: String
      var severity: Diagnostic.Severity
      var path: String
      var line: Int
      var column: Int
      var endLine: Int
      var endColumn: Int
      var message: String
      var why: String
      var proof: LintFinding.Proof
      var evidence: [String]
      var fix: String?
      var isFixable: Bool
      var identity: String
    }

    /// The version of the format, which changes when readers must change.
    let version = 1
    var files: Int
    var findings: [Finding]
  }

  private func json() throws -> String {
    let document = Document(
      files: project.files.count,
      findings: findings.map { finding in
        Document.Finding(
          rule: finding.rule, severity: finding.severity, path: finding.path, line: finding.line,
          column: finding.column,
          endLine: finding.endLine, endColumn: finding.endColumn, message: finding.message,
          why: rules.first { $0.identifier == finding.rule }?.why ?? "", proof: finding.proof,
          evidence: finding.evidence,
          fix: finding.fix?.text, isFixable: finding.fix?.edits.isEmpty == false, identity: finding.identity)
      })
    return String(decoding: try JSON.encoder(isPretty: true).encode(document), as: UTF8.self) + "\n"
  }

  // MARK: - Checkstyle

  /// - Source: checkstyle.sourceforge.io, XMLLogger
  private var checkstyle: String {
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var index = findings.startIndex
    while index < findings.endIndex {
      let path = findings[index].path
      result += "  <file name=\"\(LintReport.escaped(path))\">\n"
      while index < findings.endIndex, findings[index].path == path {
        let finding = findings[index]
        let severity =
          switch finding.severity {
          case .error: "error"
          case .warning: "warning"
          case .note, .remark: "info"
          }
        result += "    <error line=\"\(finding.line)\" column=\"\(finding.column)\" severity=\"\(severity)\""
        result += " message=\"\(LintReport.escaped(finding.message))\" source=\"viewcode.\(finding.rule)\"/>\n"
        index += 1
      }
      result += "  </file>\n"
    }
    return result + "</checkstyle>\n"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      // XML cannot represent other control characters.
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
