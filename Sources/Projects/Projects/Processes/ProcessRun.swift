import Foundation

/// Runs programs with a time limit.
///
/// A program and all processes that it starts end together (``ChildProcess``), at the program's end or at its limit.
/// The output is written to unnamed files, so that no files are left behind in either case.
package enum ProcessRun {
  package struct Result: Sendable {
    /// The exit status, or 128 plus the signal's number.
    package var status: Int32
    /// Standard output, including standard error unless they are separate.
    package var output: String
    package var errors: String
    package var timedOut: Bool
    /// Whether the program was stopped because its output exceeded the limit.
    package var isTooLong = false
    /// Whether the program was stopped because its memory exceeded the limit.
    package var isTooLarge = false

    package var succeeded: Bool { status == 0 && !timedOut && !isTooLong && !isTooLarge }
  }

  /// The destination of a program's output.
  package enum Output: Sendable {
    /// Standard output and standard error are combined.
    case together
    case apart
    /// The output is passed on to this program's own and is not part of the result.
    case passed
  }

  /// Runs a program until its end or its time limit.
  ///
  /// - Parameters:
  ///   - command: The program's path and its arguments.
  ///   - timeout: The time after which the program and the processes that it started are killed.
  ///   - maxOutput: The maximum number of bytes of output. A program that exceeds it is killed.
  ///   - maxMemory: The maximum number of bytes of memory, without the processes that the program started. A program
  ///     that exceeds it is killed.
  package static func run(
    _ command: [String], in folder: URL? = nil, environment: [String: String]? = nil, output: Output = .together,
    timeout: Duration, maxOutput: Int = .max, maxMemory: Int = .max
  ) throws -> Result {
    let files = output == .passed ? [] : try (0..<(output == .apart ? 2 : 1)).map { _ in try UnnamedFile() }
    let child = try ChildProcess(
      command, in: folder, environment: environment ?? ProcessInfo.processInfo.environment, output: files.first?.number,
      errors: files.last?.number)
    let end = ContinuousClock.now + timeout
    var result = Result(status: 0, output: "", errors: "", timedOut: false)
    var pause: UInt32 = 500
    while !child.hasEnded {
      result.timedOut = ContinuousClock.now >= end
      result.isTooLong = files.contains { $0.size > maxOutput }
      result.isTooLarge = maxMemory < .max && child.residentMemory ?? 0 > maxMemory
      if result.timedOut || result.isTooLong || result.isTooLarge {
        child.stop()
        break
      }
      usleep(pause)
      pause = min(pause * 2, 8_000)
    }
    switch child.end() {
    case .exited(let status): result.status = status
    case .signalled(let number): result.status = 128 + number
    case .lost: result.status = 128
    }
    if let first = files.first { result.output = first.text }
    if files.count > 1 { result.errors = files[1].text }
    return result
  }
}
