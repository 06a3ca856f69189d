import Foundation
import PreviewProtocol
import ScreenExploring

/// A worker in the exploring program: a process, and its copies that wait on screens.
@MainActor
final class WorkerProcess {
  /// A connection to a process.
  struct Connection {
    let channel: LiveChannel
    let file: Int32
    let process: Int32
  }

  /// A copy that has reached a screen.
  struct Held {
    let connection: Connection
    /// The copy of the app's home folder at that time, or nil if it was empty.
    let home: URL?
  }

  /// A trial in progress.
  struct Running {
    let trial: Trial
    let token: Int
    let parent: Connection
    let output: URL
    var copy: Connection?
    let begin = ContinuousClock.now
    /// The times of the process before the trial.
    private let timesBefore: SchedulerTimes
    /// The time since the beginning at which a process that hangs is ended; nil if it does not hang.
    var endOfHang: Duration?

    init(trial: Trial, token: Int, parent: Connection, output: URL, copy: Connection?) {
      self.trial = trial
      self.token = token
      self.parent = parent
      self.output = output
      self.copy = copy
      timesBefore = copy.map { SchedulerTimes(ofProcess: $0.process) } ?? .zero
    }

    /// The times of the process during the trial.
    var times: SchedulerTimes {
      guard let copy else { return .zero }
      let now = SchedulerTimes(ofProcess: copy.process)
      return SchedulerTimes(running: now.running - timesBefore.running, waiting: now.waiting - timesBefore.waiting)
    }
  }

  let number: Int
  let process: Int32
  var root: Connection?
  var home: HomeFolder?
  var isCopyable = true
  var running: Running?
  /// The trial that waits until its screen is reached.
  var postponed: Trial?
  private(set) var held: [[String]: Held] = [:]
  /// The scripts of ``held``, with the most recently used last.
  private var order: [[String]] = []

  /// The maximum number of copies. Each one needs some megabytes for memory that the app has changed.
  private static let mostHeld = 48

  init(number: Int, process: Int32) {
    self.number = number
    self.process = process
  }

  var isIdle: Bool { root != nil && running == nil }

  func hold(_ script: [String], _ connection: Connection, home: URL?) {
    release(script)
    held[script] = Held(connection: connection, home: home)
    order.append(script)
    if order.count > WorkerProcess.mostHeld { release(order[0]) }
  }

  /// Returns the copy on a script's screen, and marks it as used.
  func copy(at script: [String]) -> Held? {
    guard let found = held[script] else { return nil }
    order.removeAll { $0 == script }
    order.append(script)
    return found
  }

  func release(_ script: [String]) {
    guard let found = held.removeValue(forKey: script) else { return }
    order.removeAll { $0 == script }
    close(found.connection.file)
    if let home = found.home { try? FileManager.default.removeItem(at: home) }
  }

  func end() {
    for script in Array(held.keys) { release(script) }
    if let copy = running?.copy {
      kill(copy.process, SIGKILL)
      close(copy.file)
    }
    running = nil
    if let root { close(root.file) }
    root = nil
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
