import Foundation
import PreviewProtocol
import ProjectBuilding
import Projects
import ToolSupport

/// A project's program, and how it is started.
struct BuiltProgram {
  let bundle: AppBundle
  let modules: [String]
  /// The scheme that it was built for, whose arguments and environment it is started with.
  let scheme: Scheme?
  /// Controllers and views of the project, each with its module.
  let screens: [(screen: ScreenListing.Screen, module: String)]
  /// Whether there is an app to start.
  let isApp: Bool
  /// The report, where one is wanted.
  let report: WrittenReport?
  /// "on", "off", or a folder of recorded answers.
  var networkAccess: String
  let limits: ProgramLimitOptions
  /// How often its code uses what is newer than the least system that it says it runs on.
  var newerUses = 0
  /// The project's folder.
  let root: URL
  /// Knows the author's lines behind calls of the program.
  let places: CallPlaces

  private func environment(for command: String) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if ["run", "explore"].contains(command) { environment.merge(scheme?.environment ?? [:]) { $1 } }
    environment["VIEWCODE_NETWORK"] = networkAccess
    environment["VIEWCODE_MODULES"] = modules.joined(separator: ",")
    return environment
  }

  /// Writes the report again, with what came of running the program.
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

  /// Starts the app for the report's sake, where one is wanted and there is an app.
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

  /// Requests with the author's lines that began them.
  func placed(_ requests: [UnansweredRequest]) -> [UnansweredRequest] {
    guard !requests.isEmpty else { return [] }
    return zip(requests, places.places(of: requests.map { $0.calls ?? [] })).map { request, calls in
      var request = request
      request.place = calls.first.map { "\(relative($0.file)):\($0.line)" }
      return request
    }
  }

  /// A path as seen from the project's folder, if it lies there.
  private func relative(_ path: String) -> String {
    var folder = root.standardizedFileURL.path(percentEncoded: false)
    if !folder.hasSuffix("/") { folder += "/" }
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The program with a command's arguments, ready to be run and watched.
  func supervised(_ command: String, _ arguments: [String], limit: Duration? = nil) -> SupervisedProgram {
    var program = SupervisedProgram(
      program: bundle.program.path(percentEncoded: false), arguments: [command] + arguments,
      environment: environment(for: command))
    program.limit = limit
    program.root = root.standardizedFileURL.path(percentEncoded: false)
    program.memory = program.memory.map { limits.memory(or: $0) }
    return program
  }

  /// What has the program draw screens, each within the limit.
  func drawing(_ program: SupervisedProgram) -> ScreenDrawing {
    ScreenDrawing(program: program, limit: limits.time(or: 60))
  }

  /// Starts the app, and says what is on its first screen, or why nothing is.
  ///
  /// - Parameters:
  ///   - arguments: what `run` takes.
  ///   - isSilent: whether nothing that the app prints is to be seen.
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
    // They have a list of their own in the report.
    shown?.requests = nil
    let reason = end.succeeded ? nil : end.reason(limit: limit)
    return AppRun(
      end: end, firstScreen: shown ?? .notDrawn(reason ?? "the app ended itself before its first screen"),
      failure: end.isCrash || (shown == nil && reason != nil) ? reason : nil, requests: requests)
  }
}

/// What came of starting an app.
struct AppRun {
  let end: ProgramEnd
  let firstScreen: ScreenResult
  /// What brought it down, or kept it from its first screen.
  let failure: String?
  /// The requests without a response.
  let requests: [UnansweredRequest]
}

enum Exec {
  /// Replaces this program by another. It comes back only by throwing.
  static func run(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Never {
    var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    argv.append(nil)
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") }
    envp.append(nil)
    execve(program, argv, envp)
    throw CommandFailure(.program, "\(program) can't be started: \(String(cString: strerror(errno)))")
  }
}
