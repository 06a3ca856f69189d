import ArgumentParser
import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// The options that select a project and its parts.
struct ProjectOptions: ParsableArguments {
  @Option(help: "The target to build. (default: the app that the first scheme launches)")
  var target: String?

  @Option(help: "The scheme whose app is built.")
  var scheme: String?

  @Option(help: "The configuration of the build settings. (default: Debug)")
  var configuration: String?

  @Option(
    name: .customLong("build-path"), help: "The build folder. (default: .viewcode in the project's folder)",
    completion: .directory)
  var buildPath: String?

  @Option(
    name: .customLong("stub"),
    help: "A module that generated stubs replace although its sources exist. Repeat it for several.")
  var stubs: [String] = []

  @Flag(name: .customLong("no-stubs"), help: "Generate no stubs. A missing module is an error.")
  var noStubs = false

  @Flag(help: "Run the project's script phases, which can execute any program.")
  var runScripts = false

  @Flag(
    help: """
      Let the app use the network. Without this option, it finds none, like a phone in airplane mode, and behaves the \
      same in every run.
      """
  )
  var network = false

  @Flag(
    help: """
      Run everything, including the project's code, without a network and with write access to the project's folder \
      only. This needs bubblewrap.
      """
  )
  var sandbox = false

  @Option(
    name: .customLong("answers"),
    help: "The folder with recorded answers to network requests: host/path.json. See docs/network.md.",
    completion: .directory)
  var answers: String?

  @OptionGroup var limits: ProgramLimitOptions

  func validate() throws {
    if network, sandbox { throw ValidationError("--network and --sandbox exclude each other.") }
    if network, answers != nil { throw ValidationError("--network and --answers exclude each other.") }
    if noStubs, !stubs.isEmpty { throw ValidationError("--stub and --no-stubs exclude each other.") }
  }

  @Flag(help: "Fetch no packages. Missing packages are replaced with stubs.")
  var offline = false

  @Flag(name: [.short, .long], help: "Print the steps of the build, and all diagnostics.")
  var verbose = false

  @Flag(name: [.short, .long], help: "Print only errors and results.")
  var quiet = false

  /// The network access of the app's program.
  var networkAccess: String {
    if network { return "on" }
    return answers.map { URL(filePath: $0).standardizedFileURL.path(percentEncoded: false) } ?? "off"
  }

  /// Opens the project at a path.
  ///
  /// - Parameters:
  ///   - fetches: Whether missing packages may be fetched.
  ///   - wantsApp: Whether the example of a library is opened, if there is one.
  ///   - report: The file for the report of the build. Default: `nil`, for no report.
  func open(
    _ path: String, fetches: Bool = true, wantsApp: Bool = false, report: String? = nil
  ) throws -> ProjectSession {
    if sandbox, !Sandbox.isEntered {
      try Sandbox(project: path, buildPath: buildPath, readable: [answers].compactMap { $0 }).enter()
    }
    var checkouts = PackageCheckouts(isOffline: offline || sandbox || !fetches)
    if !quiet { checkouts.progress = { StandardError.write("\($0)\n") } }
    var options = ReadingOptions(
      scheme: scheme, target: target, configuration: configuration, checkouts: checkouts)
    options.wantsApp = wantsApp
    if let answers {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: answers, isDirectory: &isFolder), isFolder.boolValue else {
        throw CommandFailure.missingAnswers(answers)
      }
    }
    let project = try CommandFailure.of(.project) { try ProjectReader.read(URL(filePath: path), options: options) }
    let session = ProjectSession(project: project, options: self, report: report)
    guard runScripts, fetches else { return session }
    try session.runScripts()
    // The scripts may have generated sources.
    return ProjectSession(
      project: try CommandFailure.of(.project) { try ProjectReader.read(URL(filePath: path), options: options) },
      options: self, report: report)
  }
}
