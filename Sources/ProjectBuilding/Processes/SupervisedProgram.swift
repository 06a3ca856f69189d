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

  package struct StartError: Error, CustomStringConvertible {
    package let description: String
  }

  /// How much of the errors is kept.
  private static let tailLength = 64 << 10

  package func run() throws(StartError) -> ProgramEnd {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { throw StartError(description: String(cString: strerror(errno))) }
    defer { close(pipes[0]) }
    _ = fcntl(pipes[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(pipes[0], F_SETFL, O_NONBLOCK)
    let child: pid_t
    do {
      defer { close(pipes[1]) }
      child = try start(errors: pipes[1])
    }
    ProcessGroups.add(child)
    defer { ProcessGroups.remove(child) }
    return wait(for: child, errors: pipes[0])
  }

  private func start(errors: Int32) throws(StartError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let outputFile { posix_spawn_file_actions_addopen(&actions, 1, outputFile, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    if errors > 2 { posix_spawn_file_actions_addclose(&actions, errors) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var argv = ([program] + arguments).map { strdup($0) }
    argv.append(nil)
    var envp = environment.map { strdup("\($0.key)=\($0.value)") }
    envp.append(nil)
    defer { for text in argv + envp { free(text) } }
    var child = pid_t()
    let failure = posix_spawn(&child, program, &actions, &attributes, argv, envp)
    guard failure == 0 else {
      throw StartError(description: "\(program) can't be started: \(String(cString: strerror(failure)))")
    }
    return child
  }

  private func wait(for child: pid_t, errors: Int32) -> ProgramEnd {
    let end = limit.map { ContinuousClock.now + $0 }
    var tail: [UInt8] = []
    var status: Int32 = 0
    var timedOut = false
    while true {
      // Another process may hold the pipe open, so that its end tells nothing: both are looked at.
      var descriptor = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 20)
      let isClosed = !pass(errors, into: &tail)
      let ended = waitpid(child, &status, isClosed && end == nil ? 0 : WNOHANG)
      if ended == child || (ended < 0 && errno != EINTR) { break }
      if let end, ContinuousClock.now >= end {
        timedOut = true
        kill(-child, SIGKILL)
        waitpid(child, &status, 0)
        break
      }
      if isClosed { usleep(2_000) }
    }
    // What it started and left behind.
    kill(-child, SIGKILL)
    _ = pass(errors, into: &tail)
    let signal = status & 0x7F
    return ProgramEnd(
      status: signal == 0 ? (status >> 8) & 0xFF : signal, isSignal: signal != 0, timedOut: timedOut,
      errors: String(decoding: tail, as: UTF8.self))
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
