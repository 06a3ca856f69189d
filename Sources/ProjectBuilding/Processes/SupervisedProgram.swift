import Foundation
import Projects
import ShownScreens

/// A program that is watched: it and all that it starts are one process group, which ends with it, with its time, or with the command
/// that started it.
///
/// Its output goes where the command's does, or into a file. Its errors pass through, and their end is kept.
package struct SupervisedProgram: Sendable {
  package var program: String
  package var arguments: [String]
  package var environment: [String: String]
  /// Where standard output goes, if not where the command's own does.
  package var outputFile: String?
  /// Whether what it writes to standard error is to be seen.
  package var showsErrors = true
  package var limit: Duration?

  package init(program: String, arguments: [String], environment: [String: String]) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// How much of the errors is kept.
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
    while !child.hasEnded {
      if let end, ContinuousClock.now >= end {
        timedOut = true
        child.stop()
        break
      }
      // Another process may hold the pipe open, so that its end tells nothing: both are looked at.
      var descriptor = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 20)
      if !pass(errors, into: &tail) { usleep(2_000) }
    }
    let status = child.end()
    _ = pass(errors, into: &tail)
    let text = String(decoding: tail, as: UTF8.self)
    return switch status {
    case .exited(let status): ProgramEnd(status: status, isSignal: false, timedOut: timedOut, errors: text)
    case .signalled(let number): ProgramEnd(status: number, isSignal: true, timedOut: timedOut, errors: text)
    case .lost: ProgramEnd(status: 128, isSignal: false, timedOut: timedOut, errors: text)
    }
  }

  /// Passes on what is there to read.
  ///
  /// - Returns: whether more may come.
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
