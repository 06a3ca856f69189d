import Foundation
import PreviewProtocol
import Projects
import SourceRewriting
import ToolSupport

/// The results of a project, as text and in a machine-readable form.
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

  package struct GuessedAnswer: Encodable, Equatable, Sendable {
    package var method: String
    package var address: String
    /// The type that the answer is decoded to, or "picture".
    package var type: String

    package init(method: String, address: String, type: String) {
      (self.method, self.address, self.type) = (method, address, type)
    }
  }

  package var project: String
  package var targets: [TargetEntry]
  /// The number of Swift files of the targets that are built.
  package var files: Int
  /// The number of files that import UIKit.
  package var uiFiles: Int
  /// The number of files that import UIKit and have no error that UIKit, its declarations or the rewriting causes.
  package var uiFilesClean: Int
  package var lines: Int
  /// The number of lines that are compiled as their author wrote them.
  package var linesUnchanged: Int
  package var rewritten: [String: Int]
  package var missing: [MissingName]
  package var notRewritten: [Place]
  /// Code that was omitted because of missing modules: its place and source text.
  package var leftOut: [Place]
  /// Uses of API newer than the deployment target.
  package var newerThanTarget: [Place]
  /// Modules that were replaced with generated stubs.
  package var stubs: [String]
  package var remarks: [String]
  package var builds: Bool
  /// The result of launching the app.
  package var firstScreen: ScreenResult
  /// The requests of the app or of its screens that got no response, each once, in the order of their first occurrence.
  package var unansweredRequests: [UnansweredRequest] = []
  /// The requests whose answers were guessed for this run.
  package var guessedAnswers: [GuessedAnswer] = []
  /// The screens that can be displayed separately, or nil if they were not requested.
  package var screens: [ListedScreen]?

  /// - Parameters:
  ///   - result: The result of building.
  ///   - selection: The part of the project that was built.
  ///   - attribution: The attribution of compiler errors.
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

    let errors = ErrorCount(of: result, imports: imports, attribution: attribution)
    leftOut = result.stubs.filter { $0.kind == .omitted }.flatMap { entry in
      entry.places.map { Place(file: $0.file, line: $0.line, text: entry.name) }
    }
    newerThanTarget = result.newerThanTarget.map(Place.init)
    stubs = result.stubResults.isEmpty ? [] : result.missingModules
    uiFilesClean = uiPaths.filter { !errors.files.contains($0) }.count
    missing = errors.missing
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

  package func json() throws -> Data { try JSON.encoder(isPretty: true).encode(self) }

  /// A description of the first screen.
  package var firstScreenInWords: String {
    let pending = firstScreen.pendingInWords.map { "Its content is pending: \($0)\n" } ?? ""
    guard firstScreen.isDrawn else {
      return "The first screen is not drawn: \(firstScreen.reason ?? "")\n\(pending)"
    }
    let controller = firstScreen.controller.map { " of \($0)" } ?? ""
    return "The first screen is drawn\(controller)\(firstScreen.pictures.first.map { ": \($0)" } ?? "")\n\(pending)"
  }

  /// Returns descriptions of the requests without a response, a line each, or empty text if there are none.
  package static func words(for requests: [UnansweredRequest]) -> String {
    guard !requests.isEmpty else { return "" }
    let lines = requests.prefix(mostRequests).map { "  \($0.key)\($0.place.map { " (\($0))" } ?? "")\n" }
    let more = requests.count - lines.count
    return "Requests without a response:\n" + lines.joined()
      + (more > 0 ? "  … and \(more) more, which --report lists\n" : "")
      + "Use `viewcode run --record-answers FOLDER` to record responses over the network, and "
      + "--answers FOLDER to replay them.\n"
  }

  /// The maximum number of requests in the text. The report contains all of them.
  private static let mostRequests = 40

  /// The report as text.
  package var text: String {
    var result = "\(project): \(files) Swift files, \(uiFiles) of which use UIKit\n"
    for target in targets {
      result += "  \(target.kind) \(target.name), \(target.files) files"
      result += target.leftOut.map { ": left out, \($0)\n" } ?? "\n"
    }
    if lines > 0 {
      result += "\(linesUnchanged) of \(lines) lines are compiled unchanged"
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
    result += "\(uiFilesClean) of \(uiFiles) UIKit files have no errors caused by ViewCode\n"
    result += builds ? "It builds.\n" : "It does not build.\n"
    return result
  }
}
