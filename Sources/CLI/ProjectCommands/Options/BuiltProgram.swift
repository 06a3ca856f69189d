import Foundation
import PreviewProtocol
import ProjectBuilding
import Projects
import ToolSupport

/// A project's program, and the settings with which it is started.
struct BuiltProgram {
  let bundle: AppBundle
  let modules: [String]
  /// The scheme that the program was built for, whose arguments and environment are used.
  let scheme: Scheme?
  /// The view controllers and views of the project, each with its module.
  let screens: [(screen: ScreenListing.Screen, module: String)]
  /// Whether there is an app to launch.
  let isApp: Bool
  /// The report, if one was requested.
  let report: WrittenReport?
  /// "on", "off", or a folder of recorded answers.
  var networkAccess: String
  let limits: ProgramLimitOptions
  /// The number of uses of declarations that are newer than the deployment target.
  var newerUses = 0
  /// The project's folder.
  let root: URL
  /// The author's lines for calls in the program.
  let places: CallPlaces

  private func environment(for command: String) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if ["run", "explore"].contains(command) { environment.merge(scheme?.environment ?? [:]) { $1 } }
    environment["VIEWCODE_NETWORK"] = networkAccess
    environment["VIEWCODE_MODULES"] = modules.joined(separator: ",")
    return environment
  }

  /// Writes the report again, with the results of running the program.
  func completeReport(_ change: (inout ProjectReport) -> Void) throws -> ProjectReport? {
    guard var written = report else { return nil }
    change(&written.report)
    try written.write()
    return written.report
  }

  /// Runs the program to its end.
  func run(
    _ command: String, _ arguments: [String], output: ProcessRun.Output = .apart, timeout: Duration, maxMemory: Int
  ) throws -> ProcessRun.Result {
    try ProcessRun.run(
      [bundle.program.path(percentEncoded: false), command] + arguments, environment: environment(for: command),
      output: output, timeout: timeout, maxMemory: maxMemory)
  }

  /// Launches the app for the report, if one was requested and there is an app.
  func reportFirstScreen(quietly: Bool) throws {
    guard report != nil, isApp else { return }
    let picture = FileManager.default.temporaryDirectory.appending(path: "viewcode-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let run = try runApp(["--output", picture.path(percentEncoded: false)], limit: .seconds(60), isSilent: true)
    let report = try completeReport {
      $0.firstScreen = run.firstScreen
      $0.firstScreen.pictures = []
      $0.unansweredRequests = run.requests.map(\.forReport)
    }
    if let report, !quietly { StandardError.write(report.firstScreenInWords) }
  }

  /// Returns requests with the author's lines that began them.
  func placed(_ requests: [UnansweredRequest]) -> [UnansweredRequest] {
    guard !requests.isEmpty else { return [] }
    return zip(requests, places.places(of: requests.map { $0.calls ?? [] })).map { request, calls in
      var request = request
      request.place = calls.first.map { "\(relative($0.file)):\($0.line)" }
      return request
    }
  }

  /// Returns a path relative to the project's folder, if it is within it.
  private func relative(_ path: String) -> String {
    var folder = root.standardizedFileURL.path(percentEncoded: false)
    if !folder.hasSuffix("/") { folder += "/" }
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Returns the supervised program with a command's arguments.
  func supervised(_ command: String, _ arguments: [String], limit: Duration? = nil) -> SupervisedProgram {
    var program = SupervisedProgram(
      program: bundle.program.path(percentEncoded: false), arguments: [command] + arguments,
      environment: environment(for: command))
    program.limit = limit
    program.root = root.standardizedFileURL.path(percentEncoded: false)
    program.memory = program.memory.map { limits.memory(or: $0) }
    return program
  }

  /// Returns a drawing of screens by the program, each within the time limit.
  func drawing(_ program: SupervisedProgram) -> ScreenDrawing {
    ScreenDrawing(program: program, limit: limits.time(or: 60))
  }

  /// Launches the app, and describes its first screen, or the reason for which there is none.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `run`.
  ///   - isSilent: Whether the output of the app is discarded.
  func runApp(_ arguments: [String], limit: Duration, isSilent: Bool = false) throws -> AppRun {
    let folder = FileManager.default.temporaryDirectory.appending(path: "viewcode-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = ScreenResultLog(file: folder.appending(path: "record"))
    var program = supervised(
      "run", arguments + ["--record", record.file.path(percentEncoded: false)], limit: limit)
    if isSilent {
      program.outputFile = "/dev/null"
      program.showsErrors = false
    }
    let end = try CommandFailure.of(.program) { try program.run() }
    var shown = record.contents().shown.values.first
    let requests = placed(shown?.requests ?? [])
    // The requests are listed separately in the report.
    shown?.requests = nil
    let reason = end.succeeded ? nil : end.reason(limit: limit)
    return AppRun(
      end: end, firstScreen: shown ?? .notDrawn(reason ?? "the app ended itself before its first screen"),
      failure: end.isCrash || (shown == nil && reason != nil) ? reason : nil, requests: requests)
  }
}

/// The result of launching an app.
struct AppRun {
  let end: ProgramEnd
  let firstScreen: ScreenResult
  /// The reason for a crash, or for a missing first screen.
  let failure: String?
  /// The requests without a response.
  let requests: [UnansweredRequest]
}

enum Exec {
  /// Replaces this program with another. It only returns by throwing an error.
  static func run(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Never {
    var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    argv.append(nil)
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") }
    envp.append(nil)
    execve(program, argv, envp)
    throw CommandFailure.notStarted(program, errno)
  }
}
