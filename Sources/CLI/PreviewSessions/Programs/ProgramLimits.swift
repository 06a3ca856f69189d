/// The limits of a program that displays a screen.
package struct ProgramLimits: Sendable {
  /// The memory in bytes. Default: 2 GiB.
  package var memory = 2 << 30
  /// The time for an answer, after which the program is considered to hang. Default: 20 seconds.
  package var answer = Duration.seconds(20)
  /// The time for the first screen. Default: 30 seconds.
  package var start = Duration.seconds(30)
  /// The time for the backtrace that Swift's runtime writes after a crash. Default: 10 seconds.
  package var stack = Duration.seconds(10)

  package init() {}
}
