import Foundation
import Glibc

/// The process in which cases run. If it crashes, its output identifies the case.
///
/// It writes lines that `Supervisor` reads: `case SEED` before each case, `broken TEXT` for a violated rule, and the
/// coverage at the end.
@MainActor
enum Worker {
  /// The limit of a case's processor time, after which the system ends the process. Debug builds are about ten times
  /// slower than necessary.
  static let processorSeconds = 20
  static let megabytes: UInt64 = 1024

  static func run<Case: FuzzCase>(_ type: Case.Type, from seed: UInt64, count: Int) {
    limitMemory()
    var coverage = Coverage()
    for offset in 0..<UInt64(count) {
      say("case \(seed &+ offset)")
      tryOut(Case(seed: seed &+ offset), &coverage)
    }
    tell(coverage)
  }

  /// Runs a case from a file.
  static func run<Case: FuzzCase>(_ type: Case.Type, written: Data) throws {
    limitMemory()
    var coverage = Coverage()
    tryOut(try JSONDecoder().decode(Case.self, from: written), &coverage)
    tell(coverage)
  }

  private static func tryOut(_ value: some FuzzCase, _ coverage: inout Coverage) {
    limitTime(processorSeconds)
    do {
      try value.run(noting: &coverage)
    } catch {
      say("broken \("\(error)".replacingOccurrences(of: "\n", with: " | "))")
    }
    limitTime(0)
  }

  private static func tell(_ coverage: Coverage) {
    if let data = try? JSONEncoder().encode(coverage) { say("coverage \(String(decoding: data, as: UTF8.self))") }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func limitMemory() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(2), &limit)
    limit.rlim_cur = rlim_t(megabytes << 20)
    setrlimit(__rlimit_resource_t(2), &limit)
  }

  /// Limits the processor time instead of the elapsed time, so that a busy machine does not cause failures.
  private static func limitTime(_ seconds: Int) {
    var time = itimerval()
    time.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
  }
}
