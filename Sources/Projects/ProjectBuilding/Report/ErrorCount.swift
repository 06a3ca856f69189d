import ModuleStubs
import ToolSupport

/// Counts missing names of a build, and files with errors that the project does not cause.
struct ErrorCount {
  /// The files with an error that UIKit, its declarations or the rewriting causes.
  private(set) var files: Set<String> = []
  private var uses: [Name: Uses] = [:]
  /// The modules that each of the project's files imports.
  private let imports: [String: Set<String>]
  private let attribution: ErrorAttribution
  private let missingModules: [String]

  private struct Name: Hashable {
    let name: String
    let kind: MissingName.Kind
  }

  private struct Uses {
    var count = 0
    var files: Set<String> = []
  }

  init(of result: BuildResult, imports: [String: Set<String>], attribution: ErrorAttribution) {
    self.imports = imports
    self.attribution = attribution
    missingModules = result.missingModules.sorted()
    for (file, modules) in imports {
      for module in modules.intersection(missingModules) { count(module, .ofModule(module), in: file) }
    }
    for entry in result.stubs where ![.module, .omitted, .adapted].contains(entry.kind) {
      guard let module = entry.module else { continue }
      for place in entry.places { count("\(module.name).\(entry.name)", .ofModule(module.name), in: place.file) }
    }
    for message in result.messages where message.isError { add(message) }
    for message in result.suppressed {
      guard let file = message.path, imports[file] != nil else { continue }
      files.insert(file)
      if case .missing(let name, let kind) = party(for: message) {
        count(name, kind, in: file)
      } else {
        count(message.text, .code, in: file)
      }
    }
  }

  /// The missing names by kind, the most used first.
  var missing: [MissingName] {
    uses.map { MissingName(name: $0.name, kind: $0.kind, uses: $1.count, files: $1.files.count) }
      .sorted { ($0.kind.rawValue, -$0.uses, $0.name) < ($1.kind.rawValue, -$1.uses, $1.name) }
  }

  private mutating func add(_ error: Diagnostic) {
    guard let file = error.path, imports[file] != nil else { return }
    switch party(for: error) {
    case .missing(let name, let kind):
      if !error.text.hasPrefix("no such module") { count(name, kind, in: file) }
      if kind == .uikit { files.insert(file) }
    case .rewriting: files.insert(file)
    case .project: break
    }
  }

  /// Returns the party that an error is attributed to. A file can use the imports of all files in its module.
  private func party(for error: Diagnostic) -> ErrorAttribution.Party {
    attribution.party(for: error, missingModules: missingModules)
  }

  private mutating func count(_ name: String, _ kind: MissingName.Kind, in file: String) {
    uses[Name(name: name, kind: kind), default: Uses()].count += 1
    uses[Name(name: name, kind: kind), default: Uses()].files.insert(file)
  }
}
