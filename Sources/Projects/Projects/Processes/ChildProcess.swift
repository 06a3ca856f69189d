import Foundation

/// A program that runs for this one. It and all that it starts are a session of their own, and a process group of it, if they don't
/// make others (SwiftPM puts manifests into groups of theirs).
///
/// The group ends when this program is interrupted (``ProcessGroups``), and at ``end()``, which has to be called once; the whole
/// session ends with ``stop()``.
package struct ChildProcess: Sendable {
  private let number: pid_t

  /// Starts a program that reads nothing, with all signals as they are for a new program.
  ///
  /// - Parameters:
  ///   - command: the program's path and its arguments.
  ///   - output: the open file that standard output goes to; this program's own without one.
  ///   - errors: the same for standard error.
  ///   - channel: an open file that the program gets under the number ``channelNumber``.
  package init(
    _ command: [String], in folder: URL? = nil, environment: [String: String], output: Int32? = nil,
    errors: Int32? = nil, channel: Int32? = nil
  ) throws(ProcessStartError) {
    guard access(command[0], X_OK) == 0 else { throw ProcessStartError(program: command[0], number: errno) }
    // POSIX has no way to start a program in another folder but by one that goes there.
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

  /// The number of the file that a program is given beside its output and errors.
  package static let channelNumber: Int32 = 3

  /// The bytes of memory that the program itself holds now; nil where it is over.
  package var residentMemory: Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(number)/statm", encoding: .utf8) else { return nil }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }

  /// Asks the program to say where it is and to end: Swift's runtime writes the stack of a program that gets this signal.
  package func askForStack() { kill(number, SIGQUIT) }

  /// Whether the program itself is over. What it started may go on.
  package var hasEnded: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(number), &info, WEXITED | WNOHANG | WNOWAIT)
    if result != 0 { return errno != EINTR }
    return info.si_signo == SIGCHLD
  }

  /// Ends the whole session: asks the group to end, waits for the program a little, and kills what is left.
  package func stop() {
    kill(-number, SIGTERM)
    let end = ContinuousClock.now + .seconds(2)
    while !hasEnded, ContinuousClock.now < end { usleep(5_000) }
    killSession()
  }

  /// Kills what runs in the session, whatever its groups are; again while there is something new.
  private func killSession() {
    var killed: Set<pid_t> = []
    while true {
      let left = ChildProcess.members(ofSession: number).subtracting(killed)
      if left.isEmpty { return }
      for process in left { kill(process, SIGKILL) }
      killed.formUnion(left)
    }
  }

  /// The processes of a session, zombies among them.
  private static func members(ofSession session: pid_t) -> Set<pid_t> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return Set(names.compactMap { pid_t($0) }.filter { getsid($0) == session })
  }

  /// `POSIX_SPAWN_SETSID` of <spawn.h>, which Swift does not import.
  private static let ownSession: Int32 = 0x80

  /// Ends what is left of the group, and tells how the program ended.
  package func end() -> Status {
    // Its number is still taken, as nobody has asked for its status.
    kill(-number, SIGKILL)
    defer { ProcessGroups.remove(number) }
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 {
      guard errno == EINTR else { return .lost }
    }
    return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signalled(status & 0x7F)
  }

  package enum Status: Sendable, Equatable {
    /// It ended by itself, with this exit status.
    case exited(Int32)
    /// A signal of this number ended it.
    case signalled(Int32)
    /// Somebody else has asked for its status.
    case lost
  }
}

/// A program that can't be started.
package struct ProcessStartError: Error, CustomStringConvertible {
  package let program: String
  /// `errno`'s.
  package let number: Int32

  package init(program: String, number: Int32) {
    self.program = program
    self.number = number
  }

  package var description: String { "\(program) can't be started: \(String(cString: strerror(number)))" }
}
