import Foundation

/// Runs programs, with a limit of time.
///
/// A program and all that it starts end together (``ChildProcess``): after its end, and at its limit. What it prints goes into files without a name, so that nothing is left behind either way.
package enum ProcessRun {
  package struct Result: Sendable {
    /// The exit status, or 128 + the signal's number.
    package var status: Int32
    /// Standard output and, where it was not asked for apart, standard error.
    package var output: String
    package var errors: String
    package var timedOut: Bool
    /// It printed more than it may, and was ended for that.
    package var isTooLong = false
    /// It held more memory than it may, and was ended for that.
    package var isTooLarge = false

    package var succeeded: Bool { status == 0 && !timedOut && !isTooLong && !isTooLarge }
  }

  /// Where what a program prints goes.
  package enum Output: Sendable {
    /// Standard output and standard error together.
    case together
    case apart
    /// To this program's own; nothing of it is in the result.
    case passed
  }

  /// Runs a program to its end, or to its limit of time.
  ///
  /// - Parameters:
  ///   - command: the program's path and its arguments.
  ///   - timeout: after it the program and what it started are killed.
  ///   - maxOutput: so are those that print more bytes than this.
  ///   - maxMemory: and those that hold more bytes of memory, themselves, without what they started.
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
