import Foundation
import PreviewProtocol
import ProjectBuilding
import Projects
import Synchronization
import ToolSupport

/// Has a project's program capture its screens into a folder.
struct ScreenCapturing {
  let session: ProjectSession
  let arguments: [String]
  /// How many programs draw at the same time: UIKit draws on one thread. By default each processor gets one; more than
  /// a few hold more memory than they save time.
  let workers: Int

  init(session: ProjectSession, capturing: CaptureArguments, more arguments: [String] = []) {
    self.session = session
    self.arguments = capturing.all + arguments
    workers = capturing.workers ?? min(ProcessInfo.processInfo.activeProcessorCount, 8)
  }

  /// Builds the project and captures; what was in the folder before is removed.
  ///
  /// - Returns: screens that brought the program down, which the folder tells of as well.
  @discardableResult
  func run(into folder: URL) throws -> [(screen: String, reason: String)] {
    let program = try session.build()
    try CommandFailure.of(.program) {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var supervised = program.supervised(
      "capture", ["--output", folder.path(percentEncoded: false)] + arguments)
    // What an app prints is no part of what this command says.
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

  /// Says of a screen what brought the program down, in a file of its own, where the program itself could say that
  /// something did.
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

  /// What the programs' logs say of a screen: a line of JSON for each.
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

  /// Calls something so many times at once, each time with a number from 1.
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

/// Calls a command of the toolchain's own program, which has UIKit and no project.
enum HostProgram {
  /// - Returns: the exit status.
  static func run(_ arguments: [String]) throws -> Int32 {
    let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
    return try CommandFailure.of(.program) {
      try ProcessRun.run(
        [toolchain.host.path(percentEncoded: false)] + arguments, output: .passed, timeout: .seconds(3600)
      ).status
    }
  }
}
