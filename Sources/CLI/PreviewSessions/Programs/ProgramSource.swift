import Foundation
import ProjectBuilding
import ToolSupport

/// Where programs that show screens come from: a project that is built, or a program that is there.
package protocol ProgramSource: Sendable {
  /// Brings the program up to date.
  ///
  /// - Parameter changes: files that have changed since the last time; nil for whatever may have.
  func build(after changes: Set<String>?) -> ProgramBuild
}

/// Where programs of other revisions of a project come from.
package protocol RevisionSource: Sendable {
  /// - Throws: where git knows no such revision.
  func build(_ revision: String) throws -> ProgramBuild
}

/// What came of building a program.
package struct ProgramBuild: Sendable {
  /// The program and what it is started with; nil where it does not build.
  package var program: URL?
  package var environment: [String: String]
  /// Errors and warnings of the compiler, in the author's files.
  package var messages: [Diagnostic]
  /// Why there is no program, where the compiler's messages don't say it.
  package var failure: String?
  package var duration: Duration

  package init(
    program: URL?, environment: [String: String] = [:], messages: [Diagnostic] = [], failure: String? = nil,
    duration: Duration = .zero
  ) {
    self.program = program
    self.environment = environment
    self.messages = messages
    self.failure = failure
    self.duration = duration
  }

  package var errors: [Diagnostic] { messages.filter { $0.severity == .error } }

  /// The errors as the compiler says them, with paths below a folder made short; the failure where there are none.
  package func errorText(below folder: String?, most: Int = 10) -> String {
    let errors = errors
    let renderer = DiagnosticRenderer(relativeTo: folder)
    var lines = errors.prefix(most).map { renderer.text(of: $0) }
    if errors.count > most { lines.append("… and \(errors.count - most) more errors") }
    if let failure, lines.isEmpty { lines.append(failure) }
    return lines.joined(separator: "\n")
  }
}
