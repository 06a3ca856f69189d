import Foundation
import ToolSupport

extension LintReport {
  /// Returns the findings in the Static Analysis Results Interchange Format, which GitHub's code scanning reads.
  ///
  /// - Source: docs.oasis-open.org/sarif/sarif/v2.1.0
  func sarif() throws -> String {
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.identifier, $0.offset) })
    let driver: JSON = [
      "name": "viewcode", "version": .string(version), "semanticVersion": .string(version),
      "rules": .array(rules.map(rule)),
    ]
    let run: JSON = [
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
      "results": .array(findings.map { result($0, index: indices[$0.rule]) }),
    ]
    let log: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    return String(decoding: try JSON.encoder(isPretty: true).encode(log), as: UTF8.self) + "\n"
  }

  private func rule(_ rule: RuleDescription) -> JSON {
    var members: [String: JSON] = [
      "id": .string(rule.identifier), "name": .string(rule.identifier),
      "shortDescription": ["text": .string(rule.title)],
      "fullDescription": ["text": .string(rule.why)], "help": ["text": .string(rule.why)],
      "defaultConfiguration": ["level": .string(level(rule.severity))],
    ]
    if !rule.source.isEmpty { members["helpUri"] = .string("https://\(rule.source)") }
    return .object(members)
  }

  private func level(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .remark: "note"
    }
  }

  private func result(_ finding: LintFinding, index: Int?) -> JSON {
    let file = project.file(at: finding.path)
    func column(_ line: Int, _ column: Int) -> JSON {
      .number(Double(file.map { $0.column16(line: line, column: column) } ?? column))
    }
    let artifact: JSON = ["uri": .string(uri(finding.path))]
    let region: JSON = [
      "startLine": .number(Double(finding.line)), "startColumn": column(finding.line, finding.column),
      "endLine": .number(Double(finding.endLine)), "endColumn": column(finding.endLine, finding.endColumn),
    ]
    let text = ([finding.message] + finding.evidence).joined(separator: "\n")
    var members: [String: JSON] = [
      "ruleId": .string(finding.rule), "level": .string(level(finding.severity)), "message": ["text": .string(text)],
      "locations": [["physicalLocation": ["artifactLocation": artifact, "region": region]]],
      "partialFingerprints": ["viewcodeIdentity/v1": .string(finding.identity)],
      "properties": ["proof": .string(finding.proof.rawValue)],
    ]
    if let index { members["ruleIndex"] = .number(Double(index)) }
    if let fix = finding.fix, !fix.edits.isEmpty, let file {
      let replacements = fix.edits.map { edit -> JSON in
        let start = file.parsed.lines.place(of: edit.range.lowerBound)
        let end = file.parsed.lines.place(of: edit.range.upperBound)
        return [
          "deletedRegion": [
            "startLine": .number(Double(start.line)), "startColumn": column(start.line, start.column),
            "endLine": .number(Double(end.line)), "endColumn": column(end.line, end.column),
          ], "insertedContent": ["text": .string(edit.text)],
        ]
      }
      members["fixes"] = [
        [
          "description": ["text": .string(fix.text)],
          "artifactChanges": [["artifactLocation": artifact, "replacements": .array(replacements)]],
        ]
      ]
    }
    return .object(members)
  }

  private func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}

extension LintedFile {
  /// Returns the column in UTF-16 code units for a column in bytes.
  package func column16(line: Int, column: Int) -> Int {
    guard let range = parsed.lines.range(ofLine: line) else { return column }
    let bytes = parsed.bytes[range].prefix(column - 1)
    return String(decoding: bytes, as: UTF8.self).utf16.count + 1
  }
}
