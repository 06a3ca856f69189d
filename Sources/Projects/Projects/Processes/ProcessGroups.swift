import Foundation
import Synchronization

/// The process groups of this program's child processes, which are stopped before this program when it is interrupted.
///
/// They are not in the terminal's own group, so that Ctrl-C only interrupts this program.
package enum ProcessGroups {
  private static let most = 64
  /// The numbers of the groups, with 0 for a free entry. Signal handlers read them, and may neither lock nor allocate
  /// memory.
  private nonisolated(unsafe) static let groups: UnsafeMutablePointer<pid_t> = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
    places.initialize(repeating: 0, count: most)
    return places
  }()
  private static let lock = Mutex(())

  /// Starts a program. An interruption during the call is delayed until the program is registered.
  static func starting(_ start: () -> Swift.Result<pid_t, ProcessStartError>) -> Swift.Result<pid_t, ProcessStartError>
  {
    lock.withLock { _ in
      unlessEnding {
        let result = start()
        if case .success(let child) = result, let place = (0..<most).first(where: { groups[$0] == 0 }) {
          groups[place] = child
        }
        return result
      }
    }
  }

  /// Whether child processes are being stopped, so that nothing may begin.
  private static let isEnding = Atomic(false)
  /// The number of threads that are about to begin something.
  private static let beginning = Atomic(0)

  /// Runs a function that this program must know about when it ends, either completely or not at all.
  ///
  /// When a process is killed, the thread that waits for it may start the next process and create a folder for it,
  /// while the handler still removes existing folders. A thread that calls this method after the end has begun blocks.
  package static func unlessEnding<Result>(_ begin: () -> Result) -> Result {
    listen()
    var (interruptions, before) = (sigset_t(), sigset_t())
    sigemptyset(&interruptions)
    for number in signals { sigaddset(&interruptions, number) }
    // The handler waits for this thread and therefore must not run on it.
    pthread_sigmask(SIG_BLOCK, &interruptions, &before)
    beginning.add(1, ordering: .sequentiallyConsistent)
    if isEnding.load(ordering: .sequentiallyConsistent) {
      beginning.subtract(1, ordering: .sequentiallyConsistent)
      while true { pause() }
    }
    defer {
      beginning.subtract(1, ordering: .sequentiallyConsistent)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return begin()
  }

  /// Prevents anything from beginning, and waits for functions that are running. Signal handlers may call it.
  package static func beginNothingMore() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    wait { beginning.load(ordering: .sequentiallyConsistent) == 0 }
  }

  /// Waits for a killed process, which may write until it has ended. The status of the process stays available.
  private static func waitForEnd(of child: pid_t) {
    wait {
      var info = siginfo_t()
      return waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo == SIGCHLD
    }
  }

  /// The time limit of a wait, so that an interrupted program ends soon in any case.
  private static let patience = (rounds: 1000, microseconds: UInt32(1000))

  private static func wait(until isDone: () -> Bool) {
    for _ in 0..<patience.rounds where !isDone() { usleep(patience.microseconds) }
  }

  /// Sets a command that runs, and is waited for, when this program is interrupted and after the child processes have
  /// ended.
  ///
  /// - Parameter command: The path and the arguments. They are copied to memory that is never freed, because a signal
  ///   handler may not allocate any.
  package static func atInterruption(run command: [String]) {
    listen()
    let pieces = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: command.count + 1)
    pieces.initialize(repeating: nil, count: command.count + 1)
    for (index, piece) in command.enumerated() { pieces[index] = strdup(piece) }
    lock.withLock { _ in last = pieces }
  }

  /// The command of ``atInterruption(run:)``.
  private nonisolated(unsafe) static var last: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  /// Runs the command and waits for it, without locks and allocations, so that signal handlers may call it.
  private static func runLast() {
    guard let last, let path = last[0] else { return }
    var child = pid_t()
    guard posix_spawn(&child, path, nil, nil, last, nil) == 0 else { return }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  static func remove(_ child: pid_t) {
    lock.withLock { _ in
      if let place = (0..<most).first(where: { groups[$0] == child }) { groups[place] = 0 }
    }
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let listening: Void = {
    _ = (groups, last, patience)
    _ = (isEnding.load(ordering: .relaxed), beginning.load(ordering: .relaxed))
    for number in signals {
      // Signals that the parent process ignores (as with nohup) stay ignored.
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { continue }
      signal(number) { number in
        ProcessGroups.beginNothingMore()
        for place in 0..<ProcessGroups.most where ProcessGroups.groups[place] != 0 {
          kill(-ProcessGroups.groups[place], SIGKILL)
        }
        for place in 0..<ProcessGroups.most where ProcessGroups.groups[place] != 0 {
          ProcessGroups.waitForEnd(of: ProcessGroups.groups[place])
        }
        ProcessGroups.runLast()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // A program started on a thread of libdispatch inherits that thread's mask, which blocks all of them.
    var interruptions = sigset_t()
    sigemptyset(&interruptions)
    for number in signals { sigaddset(&interruptions, number) }
    pthread_sigmask(SIG_UNBLOCK, &interruptions, nil)
  }()

  private static func listen() { _ = listening }
}
