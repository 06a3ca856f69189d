import Foundation
import ToolSupport

/// Findings that a project has accepted, in a file that is kept with it.
package struct LintBaseline: Codable, Equatable, Sendable {
  package struct Entry: Codable, Equatable, Sendable {
    package var identity: String
    package var rule: String
    package var path: String
    package var message: String
  }

  /// Changes when a reader would have to.
  package var version = 1
  package var findings: [Entry]

  package init(of findings: [LintFinding]) {
    self.findings = findings.map { Entry(identity: $0.identity, rule: $0.rule, path: $0.path, message: $0.message) }
  }

  /// - Throws: where the text is none of a baseline.
  package init(_ data: Data) throws {
    self = try JSONDecoder().decode(LintBaseline.self, from: data)
  }

  package func data() throws -> Data { try JSON.encoder(isPretty: true).encode(self) + Data("\n".utf8) }

  /// The findings that it does not have.
  package func new(in findings: [LintFinding]) -> [LintFinding] {
    let known = Set(self.findings.map(\.identity))
    return findings.filter { !known.contains($0.identity) }
  }
}
