import XcodeProjects

/// The reason for which a project cannot be read. `Project.diagnostics` contains problems with parts of a project.
package enum ProjectError: Error, Sendable {
  /// The path does not exist or may not be read.
  case unreadable(path: String, reason: String)
  /// The path exists but contains nothing that can be built.
  case noProject(path: String, reason: String)
  /// A file that is essential to the project is invalid.
  case file(XcodeFileError)
  /// A package's manifest did not compile or run. The value `output` is its output.
  case manifest(path: String, reason: String, output: String)
  case unknownScheme(name: String, known: [String])
  case unknownTarget(name: String, known: [String])
  case unknownConfiguration(name: String, known: [String])

  package var path: String? {
    switch self {
    case .unreadable(let path, _), .noProject(let path, _), .manifest(let path, _, _): path
    case .file(let error): error.path
    case .unknownScheme, .unknownTarget, .unknownConfiguration: nil
    }
  }

  package var line: Int? {
    if case .file(let error) = self { error.line } else { nil }
  }
}

extension ProjectError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .noProject(let path, let reason): "\(path): \(reason)"
    case .file(let error): error.description
    case .manifest(let path, let reason, let output):
      output.isEmpty ? "\(path): \(reason)" : "\(path): \(reason):\n\(output)"
    case .unknownScheme(let name, let known): Self.unknown("scheme", name, known)
    case .unknownTarget(let name, let known): Self.unknown("target", name, known)
    case .unknownConfiguration(let name, let known): Self.unknown("configuration", name, known)
    }
  }

  private static func unknown(_ what: String, _ name: String, _ known: [String]) -> String {
    known.isEmpty
      ? "there is no \(what) “\(name)”; the project has no \(what)s"
      : "there is no \(what) “\(name)”; the project has \(known.prefix(40).map { "“\($0)”" }.joined(separator: ", "))"
  }
}
