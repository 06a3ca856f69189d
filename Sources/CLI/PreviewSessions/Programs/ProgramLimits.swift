/// What a program that shows a screen may use.
package struct ProgramLimits: Sendable {
  /// Bytes of memory that it holds. Default: 2 GiB.
  package var memory = 2 << 30
  /// For an answer. What takes longer hangs. Default: 20 seconds.
  package var answer = Duration.seconds(20)
  /// For the first screen. Default: 30 seconds.
  package var start = Duration.seconds(30)
  /// For what Swift's runtime says of a crash. Default: 10 seconds.
  package var stack = Duration.seconds(10)

  package init() {}
}
