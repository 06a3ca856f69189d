import Foundation
import ToolSupport

/// The findings that a project has accepted, in a file that is kept with it.
package struct LintBaseline: Codable, Equatable, Sendable {
  package struct Entry: Codable, Equatable, Sendable {
    package var identity: String
    package var rule: String
    package var path: String
    package var message: String
  }

  /// The version of the format, which changes when readers must change.
  package var version = 1
  package var findings: [Entry]

  package init(of findings: [LintFinding]) {
    self.findings = findings.map { Entry(identity: $0.identity, rule: $0.rule, path: $0.path, message: $0.message) }
  }

  /// - Throws: An error if the text is not a baseline.
  package init(_ data: Data) throws {
    self = try JSONDecoder().decode(LintBaseline.self, from: data)
  }

  package func data() throws -> Data { try JSON.encoder(isPretty: true).encode(self) + Data("\n".utf8) }

  /// Returns the findings that the baseline does not contain.
  package func new(in findings: [LintFinding]) -> [LintFinding] {
    let known = Set(self.findings.map(\.identity))
    return findings.filter { !known.contains($0.identity) }
  }
}
