import XcodeProjects

/// Why there is no project to read. What is wrong with parts of one is among `Project.diagnostics`.
package enum ProjectError: Error, Sendable {
  /// Nothing lies there, or it may not be read.
  case unreadable(path: String, reason: String)
  /// There is something, but nothing that could be built.
  case noProject(path: String, reason: String)
  /// A file that everything else hangs on is broken.
  case file(XcodeFileError)
  /// A package's manifest did not compile or run; `output` is what it printed.
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
      ? "there is no \(what) “\(name)”: the project has none"
      : "there is no \(what) “\(name)”; there are \(known.prefix(40).map { "“\($0)”" }.joined(separator: ", "))"
  }
}
