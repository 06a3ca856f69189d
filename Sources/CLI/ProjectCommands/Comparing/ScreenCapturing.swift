import Foundation
import PreviewProtocol
import ProjectBuilding
import Projects
import Synchronization
import ToolSupport

/// Makes a project's program capture its screens into a folder.
struct ScreenCapturing {
  let session: ProjectSession
  let arguments: [String]
  /// The number of programs that draw at the same time, because UIKit draws on a single thread. By default there is one
  /// for each processor, up to a few, because more use too much memory for the time that they save.
  let workers: Int

  init(session: ProjectSession, capturing: CaptureArguments, more arguments: [String] = []) {
    self.session = session
    self.arguments = capturing.all + arguments
    workers = capturing.workers ?? min(ProcessInfo.processInfo.activeProcessorCount, 8)
  }

  /// Builds the project and captures its screens. Earlier contents of the folder are removed.
  ///
  /// - Returns: The screens that crashed the program, which are also recorded in the folder.
  @discardableResult
  func run(into folder: URL) throws -> [(screen: String, reason: String)] {
    let program = try session.build()
    try CommandFailure.of(.program) {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var supervised = program.supervised(
      "capture", ["--output", folder.path(percentEncoded: false)] + arguments)
    // The output of the app is not part of this command's output.
    supervised.outputFile = "/dev/null"
    let drawing = program.drawing(supervised)
    let outcomes = try CommandFailure.of(.program) {
      try ScreenCapturing.inParallel(workers) { number, count in
        var worker = drawing
        if count > 1 { worker.program.arguments += ["--worker", "\(number)/\(count)"] }
        return try worker.run()
      }
    }
    for outcome in outcomes { try outcome.end.check() }
    let lost = outcomes.flatMap(\.lost)
    for (screen, reason) in lost { note(reason, of: screen, in: folder) }
    return lost
  }

  /// Adds the reason for a crash to the file of a screen, or creates the file if the program could only log the screen.
  private func note(_ reason: String, of screen: String, in folder: URL) {
    let file = folder.appending(path: "\(screen).json")
    guard var fields = Self.fields(try? Data(contentsOf: file)) ?? told(of: screen, in: folder) else { return }
    fields["failure"] = reason
    guard
      let text = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? text.write(to: file, options: .atomic)
  }

  /// Returns the JSON object of a screen in the programs' logs, which contain a line for each screen.
  private func told(of screen: String, in folder: URL) -> [String: Any]? {
    let logs = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for log in logs where log.pathExtension == "screens" {
      for line in ((try? Data(contentsOf: log)) ?? Data()).split(separator: UInt8(ascii: "\n")) {
        if let fields = Self.fields(line), fields["id"] as? String == screen { return fields }
      }
    }
    return nil
  }

  private static func fields(_ json: Data?) -> [String: Any]? {
    json.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
  }

  /// Calls a function several times in parallel, each time with a number that starts at 1.
  private static func inParallel<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (_ number: Int, _ count: Int) throws -> Result
  ) throws -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Swift.Result { try work(index + 1, count) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { results in try (0..<count).map { try results[$0]!.get() } }
  }
}

/// Runs a command of the toolchain's own program, which contains UIKit and no project.
enum HostProgram {
  /// Runs a command and returns its exit status.
  static func run(_ arguments: [String]) throws -> Int32 {
    let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
    return try CommandFailure.of(.program) {
      try ProcessRun.run(
        [toolchain.host.path(percentEncoded: false)] + arguments, output: .passed, timeout: .seconds(3600)
      ).status
    }
  }
}
