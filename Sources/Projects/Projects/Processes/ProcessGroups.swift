import Foundation
import Synchronization

/// The programs that run for this one: when it is interrupted, they end before it does.
///
/// They are no longer in the terminal's own group, so that Ctrl-C reaches this program alone.
package enum ProcessGroups {
  private static let most = 64
  /// The groups' numbers, 0 where a place is free. A signal's handler reads them: it may neither lock nor allocate.
  private nonisolated(unsafe) static let groups: UnsafeMutablePointer<pid_t> = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
    places.initialize(repeating: 0, count: most)
    return places
  }()
  private static let lock = Mutex(())

  /// Starts a program; an interruption that comes meanwhile waits until it is known.
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

  /// Whether what runs is being ended, so that nothing may begin.
  private static let isEnding = Atomic(false)
  /// How many threads are about to begin something.
  private static let beginning = Atomic(0)

  /// Begins what the end of this program has to know of, whole or not at all.
  ///
  /// What is killed is missed at once by the thread that waits for it, which starts the next, and makes a folder for it, while the
  /// handler still removes those that were there. A thread that comes here after the end has begun stays here.
  package static func unlessEnding<Result>(_ begin: () -> Result) -> Result {
    listen()
    var (interruptions, before) = (sigset_t(), sigset_t())
    sigemptyset(&interruptions)
    for number in signals { sigaddset(&interruptions, number) }
    // The handler waits for this thread, so that it may not run on it.
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

  /// Lets nothing begin from here on, and waits for what has. A handler may call it.
  package static func beginNothingMore() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    wait { beginning.load(ordering: .sequentiallyConsistent) == 0 }
  }

  /// What is killed may write on until it is gone. Nobody's status is taken by this.
  private static func waitForEnd(of child: pid_t) {
    wait {
      var info = siginfo_t()
      return waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo == SIGCHLD
    }
  }

  /// Who is interrupted ends soon, whatever the others do.
  private static let patience = (rounds: 1000, microseconds: UInt32(1000))

  private static func wait(until isDone: () -> Bool) {
    for _ in 0..<patience.rounds where !isDone() { usleep(patience.microseconds) }
  }

  /// Has a program started, and waited for, when this one is interrupted and those of the groups are gone.
  ///
  /// - Parameter command: its path and its arguments. They are laid out now, as a signal's handler can't do that, and stay.
  package static func atInterruption(run command: [String]) {
    listen()
    let pieces = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: command.count + 1)
    pieces.initialize(repeating: nil, count: command.count + 1)
    for (index, piece) in command.enumerated() { pieces[index] = strdup(piece) }
    lock.withLock { _ in last = pieces }
  }

  /// What ``atInterruption(run:)`` was given.
  private nonisolated(unsafe) static var last: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  /// What a handler may do: it starts a program and waits for it, and neither locks nor allocates.
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
      // What is ignored by who started this program (nohup) stays so.
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
    // Started on a thread of libdispatch, a program begins with that thread's mask, which holds all of them back.
    var interruptions = sigset_t()
    sigemptyset(&interruptions)
    for number in signals { sigaddset(&interruptions, number) }
    pthread_sigmask(SIG_UNBLOCK, &interruptions, nil)
  }()

  private static func listen() { _ = listening }
}
