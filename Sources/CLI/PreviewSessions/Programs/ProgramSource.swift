import Foundation
import ProjectBuilding
import ToolSupport

/// A source of programs that display screens: a project that is built, or an existing program.
package protocol ProgramSource: Sendable {
  /// Updates the program.
  ///
  /// - Parameter changes: The files that have changed since the last time, or nil if they are unknown.
  func build(after changes: Set<String>?) -> ProgramBuild
}

/// A source of programs for other revisions of a project.
package protocol RevisionSource: Sendable {
  /// Builds the program of a revision.
  ///
  /// - Throws: An error if Git does not know the revision.
  func build(_ revision: String) throws -> ProgramBuild
}

/// The result of building a program.
package struct ProgramBuild: Sendable {
  /// The program, or nil if it does not build.
  package var program: URL?
  package var environment: [String: String]
  /// The errors and warnings of the compiler in the author's files.
  package var messages: [Diagnostic]
  /// The reason for which there is no program, if the compiler's messages do not contain it.
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

  /// Returns the errors in the compiler's format, with paths relative to a folder, or the failure if there are no
  /// errors.
  package func errorText(below folder: String?, most: Int = 10) -> String {
    let errors = errors
    let renderer = DiagnosticRenderer(relativeTo: folder)
    var lines = errors.prefix(most).map { renderer.text(of: $0) }
    if errors.count > most { lines.append("… and \(errors.count - most) more errors") }
    if let failure, lines.isEmpty { lines.append(failure) }
    return lines.joined(separator: "\n")
  }
}
