import Foundation

/// Runs programs, with a limit of time.
///
/// A program and all that it starts are a process group of their own, which ends with it: after its end, at its limit, and when this
/// program is interrupted (``ProcessGroups``). What it prints goes into files without a name, so that nothing is left behind either way.
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

    package var succeeded: Bool { status == 0 && !timedOut && !isTooLong }
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
  ///   - mostOutput: so are those that print more bytes than this.
  package static func run(
    _ command: [String], in folder: URL? = nil, environment: [String: String]? = nil, output: Output = .together,
    timeout: Duration, mostOutput: Int = .max
  ) throws -> Result {
    let files = output == .passed ? [] : try (0..<(output == .apart ? 2 : 1)).map { _ in try UnnamedFile() }
    let child = try start(
      command, in: folder, environment: environment ?? ProcessInfo.processInfo.environment, files: files.map(\.number))
    defer { ProcessGroups.remove(child) }
    let end = ContinuousClock.now + timeout
    var result = Result(status: 0, output: "", errors: "", timedOut: false)
    var pause: UInt32 = 500
    while !hasEnded(child) {
      result.timedOut = ContinuousClock.now >= end
      result.isTooLong = files.contains { $0.size > mostOutput }
      if result.timedOut || result.isTooLong {
        stop(child)
        break
      }
      usleep(pause)
      pause = min(pause * 2, 8_000)
    }
    // What it started and left behind. Its number is still taken, as nobody has asked for its status.
    kill(-child, SIGKILL)
    result.status = status(of: child)
    if let first = files.first { result.output = first.text }
    if files.count > 1 { result.errors = files[1].text }
    return result
  }

  private static func start(
    _ command: [String], in folder: URL?, environment: [String: String], files: [Int32]
  ) throws -> pid_t {
    guard access(command[0], X_OK) == 0 else { throw ProcessStartError(program: command[0], number: errno) }
    // POSIX has no way to start a program in another folder but by one that goes there.
    let command =
      folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0.path(percentEncoded: false)] + command } ?? command
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let first = files.first, let last = files.last {
      posix_spawn_file_actions_adddup2(&actions, first, 1)
      posix_spawn_file_actions_adddup2(&actions, last, 2)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    posix_spawnattr_setpgroup(&attributes, 0)
    var argv: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var child = pid_t()
    let failure = ProcessGroups.starting {
      let failure = posix_spawn(&child, command[0], &actions, &attributes, &argv, &envp)
      return failure == 0 ? .success(child) : .failure(ProcessStartError(program: command[0], number: failure))
    }
    return try failure.get()
  }

  private static func hasEnded(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
    if result != 0 { return errno != EINTR }
    return info.si_signo == SIGCHLD
  }

  /// Asks a program to end, and makes it.
  private static func stop(_ child: pid_t) {
    kill(-child, SIGTERM)
    let end = ContinuousClock.now + .seconds(2)
    while !hasEnded(child), ContinuousClock.now < end { usleep(5_000) }
  }

  private static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return 128 }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}

/// A program that can't be started.
package struct ProcessStartError: Error, CustomStringConvertible {
  package let program: String
  package let number: Int32

  package var description: String { "\(program) can't be started: \(String(cString: strerror(number)))" }
}
