import Foundation
import QuartzCore

/// The tasks of the current turn of the main queue with their hosts, including those that are away from the main actor.
///
/// The process has one main queue. Any thread may bring a task back.
package enum SuspendedTasks {
  struct Arrival {
    let task: UnsafeMutableRawPointer
    let function: MainWork.Function
    /// The host as whose code the task continues, if a host called it.
    let host: AppHost?

    func run() {
      if let host { host.run { function(task) } } else { function(task) }
    }
  }

  private static let condition = NSCondition()
  // The lock of the condition protects these.
  private nonisolated(unsafe) static var owned: [UnsafeMutableRawPointer: AppHost?] = [:]
  private nonisolated(unsafe) static var away: Set<UnsafeMutableRawPointer> = []
  private nonisolated(unsafe) static var arrivals: [Arrival] = []
  /// The tasks that host code started away from the main actor.
  private nonisolated(unsafe) static var started: [UnsafeMutableRawPointer: AppHost] = [:]
  /// The tasks that sleep on a host's clock, which doesn't know of them yet.
  private nonisolated(unsafe) static var sleepers: [Sleeper] = []
  /// The number of the current sleep of each task. A cancelled task continues before the end of its sleep and may have
  /// ended by then.
  private nonisolated(unsafe) static var sleeping: [UnsafeMutableRawPointer: Int] = [:]
  private nonisolated(unsafe) static var lastSleep = 0

  private struct Sleeper {
    let task: UnsafeMutableRawPointer
    let number: Int
    let isOfMain: Bool
    let host: AppHost
    let seconds: Double
    let wake: () -> Void
  }

  /// The maximum time for which a task that is away is awaited, in seconds of the machine's time. Tests that run in
  /// parallel and keep the threads of tasks busy use a longer time.
  @TaskLocal package static var longestWait = shortWait

  /// A time that isn't noticeable and is sufficient for a task on a free thread.
  private static let shortWait = 0.05

  /// The time for which a task is awaited while another one sleeps, since it may sleep as well and be late if the
  /// threads are busy. It is at most a twentieth of the maximum, so that tests with a longer time still end soon.
  private static var waitBesideSleepers: Double { max(shortWait, longestWait / 20) }

  static func own(_ task: UnsafeMutableRawPointer, of host: AppHost?) {
    let former = condition.withLock {
      away.remove(task)
      return owned.updateValue(host, forKey: task)
    }
    withExtendedLifetime(former) {}
  }

  /// Begins a turn. Tasks that earlier turns started use the queue.
  static func forget() {
    // Hosts that nothing else retains are deallocated here, and their views may need the lock.
    let hosts = condition.withLock {
      defer { (owned, away, started) = ([:], [], [:]) }
      return (owned, started)
    }
    withExtendedLifetime(hosts) {}
  }

  /// - Parameter asksMain: Whether code on the main queue requests it, for a task or an actor.
  static func leave(_ task: UnsafeMutableRawPointer, asksMain: Bool) {
    let caller = asksMain ? AppHost.entered : nil
    condition.withLock {
      sleeping[task] = nil
      if asksMain || owned[task] != nil { away.insert(task) }
      if let caller, owned[task] == nil { started[task] = caller }
    }
  }

  // MARK: - Sleeping

  /// Suspends a task that belongs to a host on that host's clock.
  ///
  /// - Parameter wake: A closure that resumes the task.
  /// - Returns: Whether the task belongs to a host.
  static func sleep(_ task: UnsafeMutableRawPointer, for seconds: Double, wake: @escaping () -> Void) -> Bool {
    condition.withLock {
      let owner = owned[task] ?? nil
      guard let host = owner ?? started[task] else { return false }
      away.remove(task)
      lastSleep += 1
      sleeping[task] = lastSleep
      sleepers.append(
        Sleeper(task: task, number: lastSleep, isOfMain: owner != nil, host: host, seconds: seconds, wake: wake))
      condition.signal()
      return true
    }
  }

  /// Adds timers of the hosts' clocks for sleeping tasks. Called on the main queue.
  private static func setAlarms() {
    let new = condition.withLock {
      defer { sleepers = [] }
      return sleepers
    }
    for sleeper in new {
      let (task, number, isOfMain, wake) = (sleeper.task, sleeper.number, sleeper.isOfMain, sleeper.wake)
      let timers = sleeper.host.timers
      // The host retains the timer, not vice versa.
      timers.add(at: sleeper.host.clock.now + sleeper.seconds) { [weak host = sleeper.host] in
        condition.withLock {
          guard let host, sleeping[task] == number else { return }
          sleeping[task] = nil
          // The clock awaits it from now on, like a task that just left.
          if isOfMain { owned.updateValue(host, forKey: task) } else { started[task] = host }
          away.insert(task)
        }
        wake()
      }
    }
  }

  static func arrive(_ task: UnsafeMutableRawPointer, _ function: @escaping MainWork.Function) -> Bool {
    condition.withLock {
      guard let host = owned[task] else { return false }
      // A task that returns from an actor is stored under the actor.
      if away.remove(task) == nil { _ = away.popFirst() }
      arrivals.append(Arrival(task: task, function: function, host: host))
      condition.signal()
      return true
    }
  }

  static func takeArrival() -> Arrival? {
    condition.withLock { arrivals.isEmpty ? nil : arrivals.removeFirst() }
  }

  /// Runs a task that returned, or waits for one if some are away.
  ///
  /// - Returns: `false` if none returned.
  static func runArrival() -> Bool {
    defer { setAlarms() }
    condition.lock()
    if arrivals.isEmpty, !away.isEmpty {
      var end = Date().addingTimeInterval(longestWait)
      var isShort = false
      while arrivals.isEmpty, !away.isEmpty, condition.wait(until: end) {
        // A task that is away may wait for a sleeping one, so the host's time must pass first.
        if !isShort, !sleepers.isEmpty {
          isShort = true
          end = min(end, Date().addingTimeInterval(waitBesideSleepers))
        }
      }
      // A task that hasn't returned by now has ended or sleeps.
      if arrivals.isEmpty { away = [] }
    }
    let arrival = arrivals.isEmpty ? nil : arrivals.removeFirst()
    condition.unlock()
    guard let arrival else { return false }
    arrival.run()
    return true
  }
}
