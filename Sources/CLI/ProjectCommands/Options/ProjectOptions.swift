import ArgumentParser
import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// The options that select a project and its parts.
struct ProjectOptions: ParsableArguments {
  @Option(help: "The target to build. Default: the app that the first scheme launches.")
  var target: String?

  @Option(help: "The scheme whose app is built.")
  var scheme: String?

  @Option(help: "The configuration of the build settings. Default: Debug.")
  var configuration: String?

  @Option(name: .customLong("build-path"), help: "The folder for what is built. Default: .viewcode in the project's.")
  var buildPath: String?

  @Option(help: "A file for the report, in JSON.")
  var report: String?

  @Option(
    name: .customLong("stub"),
    help: "Replace a module with generated stubs, although its sources are there. May be repeated.")
  var stubs: [String] = []

  @Flag(name: .customLong("no-stubs"), help: "Stand for no module: what is missing is an error.")
  var noStubs = false

  @Flag(help: "Run the project's build phases that are scripts: programs of whoever wrote it.")
  var runScripts = false

  @Flag(
    help:
      "Let the app use the network. Otherwise it finds none, as a phone in airplane mode, and is the same in every run."
  )
  var network = false

  @Flag(
    help:
      "Run all of it, the project's own code too, without network and with the right to write in the project's folder alone (needs bubblewrap)."
  )
  var sandbox = false

  @Option(
    name: .customLong("answers"),
    help: "A folder of recorded answers for what the app asks of a network: host/path.json. See docs/network.md.")
  var answers: String?

  @OptionGroup var limits: ProgramLimitOptions

  func validate() throws {
    if network, sandbox { throw ValidationError("--network and --sandbox exclude each other.") }
    if network, answers != nil { throw ValidationError("--network and --answers exclude each other.") }
    if noStubs, !stubs.isEmpty { throw ValidationError("--stub and --no-stubs exclude each other.") }
  }

  @Flag(help: "Fetch nothing: packages that are not on this machine are named.")
  var offline = false

  @Flag(name: [.short, .long], help: "Say what is being done.")
  var verbose = false

  @Flag(name: [.short, .long], help: "Say nothing but errors.")
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
  func open(_ path: String, fetches: Bool = true, wantsApp: Bool = false) throws -> ProjectSession {
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
        throw CommandFailure(.project, "\(answers): there is no such folder of recorded answers")
      }
    }
    let project = try CommandFailure.of(.project) { try ProjectReader.read(URL(filePath: path), options: options) }
    let session = ProjectSession(project: project, options: self)
    guard runScripts, fetches else { return session }
    try session.runScripts()
    // The scripts may have generated sources.
    return ProjectSession(
      project: try CommandFailure.of(.project) { try ProjectReader.read(URL(filePath: path), options: options) },
      options: self)
  }
}
