import Foundation
import Glibc

/// The process in which cases run: one that is brought down tells by its end which case did it.
///
/// It writes lines that `Supervisor` reads: `case SEED` before each, `broken TEXT` for a broken rule, and the coverage at the end.
@MainActor
enum Worker {
  /// What a case may take: more, and the system ends the process. In debug builds all is some ten times slower than it need be.
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

  /// Runs one case that was written down.
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

  /// The processor's time, not the clock's: a machine that does much else is not to blame a case for it.
  private static func limitTime(_ seconds: Int) {
    var time = itimerval()
    time.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
  }
}
