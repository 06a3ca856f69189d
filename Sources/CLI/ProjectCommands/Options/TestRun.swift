import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// A run of a test program. Its output is printed. Its results are written to files, which contain the progress if it
/// stops early.
struct TestRun {
  let program: BuiltProgram
  let filter: String?
  let isParallel: Bool
  let timeout: Int
  /// The memory limit, which is higher because many tests run at a time, and each may have screens.
  private var maxMemory: Int { program.limits.memory(or: 4 << 30) }

  func run() throws -> (results: TestResults, failure: CommandFailure?) {
    // The file is in the build folder, so that it does no harm after an interruption.
    let folder = program.bundle.folder.deletingLastPathComponent().appending(path: "\(program.bundle.name).results")
    try CommandFailure.of(.program) {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let (xctest, events) = (folder.appending(path: "xctest"), folder.appending(path: "events"))
    try CommandFailure.of(.program) { try Data().write(to: xctest) }
    var arguments = [
      xctest.path(percentEncoded: false), "--event-stream-output-path", events.path(percentEncoded: false),
      "--event-stream-version", "0",
    ]
    if let filter { arguments += ["--filter", filter] }
    if !isParallel { arguments.append("--no-parallel") }
    let run = try CommandFailure.of(.program) {
      try program.run("test", arguments, output: .passed, timeout: .seconds(timeout), maxMemory: maxMemory)
    }
    func text(_ file: URL) -> String {
      String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    }
    let results = TestResults(xctest: text(xctest), events: text(events))
    if run.timedOut { return (results, CommandFailure.testsTimedOut(after: timeout)) }
    if run.isTooLarge {
      return (results, CommandFailure.testsTooLarge(bytes: maxMemory))
    }
    if run.status > 1 {
      return (results, CommandFailure.testProgramStopped(status: run.status))
    }
    return (results, nil)
  }
}
