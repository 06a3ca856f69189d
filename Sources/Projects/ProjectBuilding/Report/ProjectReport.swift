import Foundation
import PreviewProtocol
import Projects
import SourceRewriting
import ToolSupport

/// What came of a project, for people and for tools.
package struct ProjectReport: Encodable, Sendable {
  package struct TargetEntry: Encodable, Sendable {
    package var name: String
    package var kind: String
    package var files: Int
    package var leftOut: String?
  }

  package struct Place: Encodable, Sendable {
    package var file: String
    package var line: Int
    package var text: String

    init(_ diagnostic: Diagnostic) {
      self.init(file: diagnostic.path ?? "", line: diagnostic.line ?? 0, text: diagnostic.text)
    }

    init(file: String, line: Int, text: String) {
      (self.file, self.line, self.text) = (file, line, text)
    }
  }

  package var project: String
  package var targets: [TargetEntry]
  /// Swift files of the targets that are built.
  package var files: Int
  /// Those of them that import UIKit.
  package var uiFiles: Int
  /// Those of them without an error that UIKit, its declarations or the rewriting is to blame for.
  package var uiFilesClean: Int
  package var lines: Int
  /// Lines that are compiled as their author wrote them.
  package var linesUnchanged: Int
  package var rewritten: [String: Int]
  package var missing: [MissingName]
  package var notRewritten: [Place]
  /// What was omitted because of missing modules: its place and source text.
  package var leftOut: [Place]
  /// Uses of API newer than the deployment target.
  package var newerThanTarget: [Place]
  /// Modules that were replaced with generated stubs.
  package var stubs: [String]
  package var remarks: [String]
  package var builds: Bool
  /// What came of starting the app.
  package var firstScreen: ScreenResult
  /// What can be looked at by itself, where that was asked for.
  package var screens: [ListedScreen]?

  /// - Parameters:
  ///   - result: what building gave.
  ///   - selection: what was built.
  ///   - attribution: attributes compiler errors.
  package init(of project: Project, selection: ProductSelection, result: BuildResult, attribution: ErrorAttribution) {
    self.project = project.name
    targets = project.targets.map {
      TargetEntry(name: $0.name, kind: $0.kind.rawValue, files: $0.sources.count, leftOut: $0.leftOut)
    }
    let own = selection.targets.filter { target in !selection.thirdParty.contains(target.name) }
    let sources = own.flatMap(\.sources)
    files = sources.count
    var imports: [String: Set<String>] = [:]
    for file in sources {
      imports[file.path(percentEncoded: false)] = SourceImports.modules(of: file)
    }
    let uiPaths = imports.filter { $0.value.contains("UIKit") }.keys
    uiFiles = uiPaths.count

    var faulty: Set<String> = []
    var uses: [MissingName: (uses: Int, files: Set<String>)] = [:]
    func count(_ name: String, _ kind: MissingName.Kind, in file: String) {
      uses[MissingName(name: name, kind: kind, uses: 0, files: 0), default: (0, [])].uses += 1
      uses[MissingName(name: name, kind: kind, uses: 0, files: 0), default: (0, [])].files.insert(file)
    }
    let missingModules = Set(result.missingModules)
    for (file, modules) in imports {
      for module in modules.intersection(missingModules) { count(module, .ofModule(module), in: file) }
    }
    for entry in result.stubs where entry.kind != .module {
      guard let module = entry.module else { continue }
      for place in entry.places where entry.kind != .omitted && entry.kind != .adapted {
        count("\(module.name).\(entry.name)", .ofModule(module.name), in: place.file)
      }
    }
    leftOut = result.stubs.filter { $0.kind == .omitted }.flatMap { entry in
      entry.places.map { Place(file: $0.file, line: $0.line, text: entry.name) }
    }
    newerThanTarget = result.newerThanTarget.map(Place.init)
    stubs = result.stubResults.isEmpty ? [] : result.missingModules
    for message in result.messages where message.severity == .error {
      guard let file = message.path, imports[file] != nil else { continue }
      // What a file imports can be used in all of its module.
      switch attribution.party(for: message, missingModules: missingModules.sorted()) {
      case .missing(let name, let kind):
        if !message.text.hasPrefix("no such module") { count(name, kind, in: file) }
        if kind == .uikit { faulty.insert(file) }
      case .rewriting: faulty.insert(file)
      case .project: break
      }
    }
    for message in result.suppressed {
      guard let file = message.path, imports[file] != nil else { continue }
      faulty.insert(file)
      if case .missing(let name, let kind) = attribution.party(for: message, missingModules: missingModules.sorted()) {
        count(name, kind, in: file)
      }
    }
    uiFilesClean = uiPaths.filter { !faulty.contains($0) }.count
    missing = uses.map { MissingName(name: $0.name, kind: $0.kind, uses: $1.uses, files: $1.files.count) }
      .sorted { ($0.kind.rawValue, -$0.uses, $0.name) < ($1.kind.rawValue, -$1.uses, $1.name) }
    lines = result.prepared.map(\.lines).reduce(0, +)
    linesUnchanged = result.prepared.map(\.linesUnchanged).reduce(0, +)
    rewritten = [:]
    for module in result.prepared { for (rule, count) in module.uses { rewritten[rule.rawValue, default: 0] += count } }
    notRewritten = result.prepared.flatMap(\.diagnostics).map(Place.init)
    remarks = result.diagnostics.map { diagnostic in
      (diagnostic.path.map { "\($0): " } ?? "") + diagnostic.text
    }
    builds = result.bundle != nil
    firstScreen = .notDrawn(
      !builds
        ? "it does not build" : selection.app == nil ? "none of the targets is an app" : "the app was not started")
  }

  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The first screen in words.
  package var firstScreenInWords: String {
    guard firstScreen.isDrawn else { return "The first screen is not drawn: \(firstScreen.reason ?? "")\n" }
    let controller = firstScreen.controller.map { " of \($0)" } ?? ""
    return "The first screen is drawn\(controller)\(firstScreen.pictures.first.map { ": \($0)" } ?? "")\n"
  }

  /// The report as a person reads it.
  package var text: String {
    var result = "\(project): \(files) Swift files, \(uiFiles) of them with UIKit\n"
    for target in targets {
      result += "  \(target.kind) \(target.name), \(target.files) files"
      result += target.leftOut.map { ": left out, \($0)\n" } ?? "\n"
    }
    if lines > 0 {
      result += "\(linesUnchanged) of \(lines) lines are compiled as they stand"
      let rules = rewritten.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(8)
      if !rules.isEmpty { result += "; rewritten: " + rules.map { "\($0.key) \($0.value)" }.joined(separator: ", ") }
      result += "\n"
    }
    if !missing.isEmpty {
      result += "Missing:\n"
      for name in missing.prefix(40) {
        result += "  \(name.kind.rawValue) \(name.name): \(name.uses) uses in \(name.files) files\n"
      }
      if missing.count > 40 { result += "  … and \(missing.count - 40) more\n" }
    }
    if !stubs.isEmpty {
      result += "Stubs for: \(stubs.joined(separator: ", ")); \(leftOut.count) statements omitted\n"
    }
    for place in notRewritten.prefix(20) { result += "  \(place.file):\(place.line): \(place.text)\n" }
    for remark in remarks { result += "  \(remark)\n" }
    result += "\(uiFilesClean) of \(uiFiles) UIKit files have no error that is ViewCode's\n"
    result += builds ? "It builds.\n" : "It does not build.\n"
    return result
  }
}
