import Foundation
import PreviewProtocol
import Projects

/// A program that runs under supervision. It and all processes that it starts are one process group, which ends with
/// the program, at its time limit, or with the command that started it.
///
/// Its output goes to the command's output or into a file. Its errors are passed on, and the last part of them is kept.
package struct SupervisedProgram: Sendable {
  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  /// The file for standard output. Default: `nil`, for the command's own standard output.
  package var outputFile: String?
  /// Whether standard error of the program is displayed.
  package var showsErrors = true
  package var limit: Duration?
  /// The project's folder. Descriptions of the program's end contain paths relative to it.
  package var root: String?
  /// The number of bytes of memory that the program may use before it is stopped. Default: 2 GiB.
  package var memory: Int? = 2 << 30
  /// The time that Swift's runtime may take to write a backtrace of a stopped program. Default: 10 seconds.
  package var stackLimit = Duration.seconds(10)

  package init(program: String, arguments: [String], environment: [String: String]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    if environment["SWIFT_BACKTRACE"] == nil { self.environment["SWIFT_BACKTRACE"] = BacktraceText.settings }
  }

  /// The number of bytes of standard error that are kept.
  private static let tailLength = 64 << 10

  package func run() throws(ProcessStartError) -> ProgramEnd {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { throw ProcessStartError(program: program, number: errno) }
    defer { close(pipes[0]) }
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(pipes[0], F_SETFL, O_NONBLOCK)
    let child: ChildProcess
    do {
      defer { close(pipes[1]) }
      child = try start(errors: pipes[1])
    }
    return wait(for: child, errors: pipes[0])
  }

  private func start(errors: Int32) throws(ProcessStartError) -> ChildProcess {
    guard let outputFile else {
      return try ChildProcess([program] + arguments, environment: environment, errors: errors)
    }
    let output = open(outputFile, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw ProcessStartError(program: "\(program) > \(outputFile)", number: errno) }
    defer { close(output) }
    return try ChildProcess([program] + arguments, environment: environment, output: output, errors: errors)
  }

  private func wait(for child: ChildProcess, errors: Int32) -> ProgramEnd {
    let end = limit.map { ContinuousClock.now + $0 }
    var tail: [UInt8] = []
    var timedOut = false
    var exceededMemory: Int?
    // The time at which a program that should end is stopped without a complete backtrace.
    var last: ContinuousClock.Instant?
    while !child.hasEnded {
      let now = ContinuousClock.now
      if let last {
        if now >= last {
          child.stop()
          break
        }
      } else {
        if let end, now >= end { timedOut = true }
        if let memory, let held = child.residentMemory, held > memory { exceededMemory = memory }
        if timedOut || exceededMemory != nil {
          child.askForStack()
          last = now + stackLimit
        }
      }
      // Another process may keep the pipe open, so its end does not mean that the program ended. Check both.
      var descriptor = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 20)
      if !pass(errors, into: &tail) { usleep(2_000) }
    }
    // Processes that the program started may hang, too.
    if last != nil { child.stop() }
    let status = child.end()
    _ = pass(errors, into: &tail)
    let text = String(decoding: tail, as: UTF8.self)
    let (number, isSignal): (Int32, Bool) =
      switch status {
      case .exited(let status): (status, false)
      case .signalled(let number): (number, true)
      case .lost: (128, false)
      }
    return ProgramEnd(
      status: number, isSignal: isSignal, timedOut: timedOut, exceededMemory: exceededMemory, errors: text,
      root: root)
  }

  /// Passes on the available bytes.
  ///
  /// - Returns: Whether more bytes may follow.
  private func pass(_ errors: Int32, into tail: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = read(errors, &buffer, buffer.count)
      if count == 0 { return false }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      if showsErrors { FileHandle.standardError.write(Data(buffer[..<count])) }
      tail += buffer[..<count]
      if tail.count > SupervisedProgram.tailLength { tail.removeFirst(tail.count - SupervisedProgram.tailLength) }
    }
  }
}
