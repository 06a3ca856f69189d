import ArgumentParser
import PreviewSessions

/// The options for the limits of a project's programs.
struct ProgramLimitOptions: ParsableArguments {
  @Option(
    name: .customLong("memory-limit"),
    help: "The memory limit of a program of the project, in megabytes. (default: 2048, and 4096 for tests)")
  var megabytes: Int?

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp(
      "The time limit of a program of the project, in seconds. (default: 60 for drawing a screen, 300 for the app, 20 "
        + "for an answer of a live screen, 600 otherwise)",
      valueName: "seconds"))
  var seconds: Int?

  func validate() throws {
    if let megabytes, !(1...Self.maxMegabytes).contains(megabytes) {
      throw ValidationError("--memory-limit takes a number of megabytes from 1.")
    }
    if let seconds, !(1...Self.maxSeconds).contains(seconds) {
      throw ValidationError("--time-limit takes a number of seconds from 1.")
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
