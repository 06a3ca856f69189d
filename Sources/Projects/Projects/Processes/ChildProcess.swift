import Foundation

/// A child process. It and all processes that it starts are a separate session, with one process group unless they
/// create others, as SwiftPM does for manifests.
///
/// The group ends when this program is interrupted (``ProcessGroups``), and at ``end()``, which must be called once.
/// The whole session ends with ``stop()``.
package struct ChildProcess: Sendable {
  private let number: pid_t

  /// Starts a program without input and with default signal handlers.
  ///
  /// - Parameters:
  ///   - command: The program's path and its arguments.
  ///   - output: The open file for standard output. Default: this program's own.
  ///   - errors: The open file for standard error. Default: this program's own.
  ///   - channel: An open file that the program gets with the number ``channelNumber``.
  package init(
    _ command: [String], in folder: URL? = nil, environment: [String: String], output: Int32? = nil,
    errors: Int32? = nil, channel: Int32? = nil
  ) throws(ProcessStartError) {
    guard access(command[0], X_OK) == 0 else { throw ProcessStartError(program: command[0], number: errno) }
    // POSIX cannot start a program in another folder, so another program changes the folder.
    let command =
      folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0.path(percentEncoded: false)] + command } ?? command
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    if let channel { posix_spawn_file_actions_adddup2(&actions, channel, ChildProcess.channelNumber) }
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
      &attributes, Int16(ChildProcess.ownSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var argv: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var child = pid_t()
    let failure = ProcessGroups.starting {
      let failure = posix_spawn(&child, command[0], &actions, &attributes, &argv, &envp)
      return failure == 0 ? .success(child) : .failure(ProcessStartError(program: command[0], number: failure))
    }
    number = try failure.get()
  }

  /// The number of the file that a program is given in addition to its output and errors.
  package static let channelNumber: Int32 = 3

  /// The number of bytes of memory that the process itself uses now, or nil if it has ended.
  package var residentMemory: Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(number)/statm", encoding: .utf8) else { return nil }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }

  /// Makes the program write its backtrace and end. Swift's runtime does so for this signal.
  package func askForStack() { kill(number, SIGQUIT) }

  /// Whether the process itself has ended. The processes that it started may continue.
  package var hasEnded: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(number), &info, WEXITED | WNOHANG | WNOWAIT)
    if result != 0 { return errno != EINTR }
    return info.si_signo == SIGCHLD
  }

  /// Ends the whole session: asks the group to end, waits for the program briefly, and kills the remaining processes.
  package func stop() {
    kill(-number, SIGTERM)
    let end = ContinuousClock.now + .seconds(2)
    while !hasEnded, ContinuousClock.now < end { usleep(5_000) }
    killSession()
  }

  /// Kills the processes of the session in all groups, repeatedly as long as there are new ones.
  private func killSession() {
    var killed: Set<pid_t> = []
    while true {
      let left = ChildProcess.members(ofSession: number).subtracting(killed)
      if left.isEmpty { return }
      for process in left { kill(process, SIGKILL) }
      killed.formUnion(left)
    }
  }

  /// Returns the processes of a session, including zombies.
  private static func members(ofSession session: pid_t) -> Set<pid_t> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return Set(names.compactMap { pid_t($0) }.filter { getsid($0) == session })
  }

  /// `POSIX_SPAWN_SETSID` of <spawn.h>, which Swift does not import.
  private static let ownSession: Int32 = 0x80

  /// Ends the rest of the group, and returns the status of the program.
  package func end() -> Status {
    // The process number is still reserved, because the status has not been read.
    kill(-number, SIGKILL)
    defer { ProcessGroups.remove(number) }
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      guard errno == EINTR else { return .lost }
    }
    return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signalled(status & 0x7F)
  }

  package enum Status: Sendable, Equatable {
    /// The process ended itself, with this exit status.
    case exited(Int32)
    /// A signal with this number ended the process.
    case signalled(Int32)
    /// Other code has already read the status.
    case lost
  }
}

/// A program that can't be started.
package struct ProcessStartError: Error, CustomStringConvertible {
  package let program: String
  /// The value of `errno`.
  package let number: Int32

  package init(program: String, number: Int32) {
    self.program = program
    self.number = number
  }

  package var description: String { "cannot start \(program): \(String(cString: strerror(number)))" }
}
