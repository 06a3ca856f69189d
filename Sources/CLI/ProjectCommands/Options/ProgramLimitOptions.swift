import ArgumentParser
import PreviewSessions

/// The options for the limits of a project's programs.
struct ProgramLimitOptions: ParsableArguments {
  @Option(
    name: .customLong("memory-limit"),
    help: "Megabytes of memory that a program of the project may hold. Default: 2048, and 4096 for tests.")
  var megabytes: Int?

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp(
      "Seconds of the machine's time that the program may take: for a screen that is drawn (default: 60), the app (300), an answer of a screen that is touched (20), anything else (600).",
      valueName: "seconds"))
  var seconds: Int?

  func validate() throws {
    if let megabytes, !(1...Self.maxMegabytes).contains(megabytes) {
      throw ValidationError("--memory-limit takes a number of megabytes, at least 1.")
    }
    if let seconds, !(1...Self.maxSeconds).contains(seconds) {
      throw ValidationError("--time-limit takes a number of seconds, at least 1.")
    }
  }

  /// The maximum values, which exceed any practical value and prevent overflows.
  private static let (maxMegabytes, maxSeconds) = (1 << 30, 1 << 30)

  func time(or standard: Int) -> Duration { .seconds(seconds ?? standard) }

  /// Returns the memory limit in bytes.
  func memory(or standard: Int) -> Int { megabytes.map { $0 << 20 } ?? standard }

  /// The limits of a program that displays a screen for an unlimited time.
  var live: ProgramLimits {
    var limits = ProgramLimits()
    limits.memory = memory(or: limits.memory)
    if let seconds { (limits.answer, limits.start) = (.seconds(seconds), max(limits.start, .seconds(seconds))) }
    return limits
  }
}
