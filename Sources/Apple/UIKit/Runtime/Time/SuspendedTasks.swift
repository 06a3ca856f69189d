import Foundation
import QuartzCore

/// Which tasks belong to the present turn of the main queue, for which host, and which of them are away from the main actor.
///
/// The process has one main queue; any thread may bring a task back.
package enum SuspendedTasks {
  struct Arrival {
    let task: UnsafeMutableRawPointer
    let function: MainWork.Function
    /// Whose code the task goes on with, where a host has called it.
    let host: AppHost?

    func run() {
      if let host { host.run { function(task) } } else { function(task) }
    }
  }

  private static let condition = NSCondition()
  // These change under the condition's lock.
  private nonisolated(unsafe) static var owned: [UnsafeMutableRawPointer: AppHost?] = [:]
  private nonisolated(unsafe) static var away: Set<UnsafeMutableRawPointer> = []
  private nonisolated(unsafe) static var arrivals: [Arrival] = []
  /// Tasks that host code has started away from the main actor.
  private nonisolated(unsafe) static var started: [UnsafeMutableRawPointer: AppHost] = [:]
  /// Those that sleep by a host's clock, which is not yet told.
  private nonisolated(unsafe) static var sleepers: [Sleeper] = []
  /// The number of the sleep that each task is in. One that is cancelled goes on before its sleep is over, and may be gone by then.
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

  /// How long a task that is away is waited for at most, in seconds of the machine's time. Tests that run beside others, which keep the
  /// threads on which tasks run busy, wait longer.
  @TaskLocal package static var longestWait = shortWait

  /// As long as nobody notices, and as a task on a thread that is free takes by far.
  private static let shortWait = 0.05

  /// How long a task is waited for while another sleeps: it may be on its way to sleep too, and be late where the threads are
  /// busy. A twentieth of what is waited for at most, so that tests which wait longer for both still end soon.
  private static var waitBesideSleepers: Double { max(shortWait, longestWait / 20) }

  static func own(_ task: UnsafeMutableRawPointer, of host: AppHost?) {
    let former = condition.withLock {
      away.remove(task)
      return owned.updateValue(host, forKey: task)
    }
    withExtendedLifetime(former) {}
  }

  /// A turn begins: what earlier ones have started goes by the queue.
  static func forget() {
    // Hosts that nothing else holds end here, and what their views do then may ask for the lock.
    let hosts = condition.withLock {
      defer { (owned, away, started) = ([:], [], [:]) }
      return (owned, started)
    }
    withExtendedLifetime(hosts) {}
  }

  /// - Parameter asksMain: whether code on the main queue asks, for a task or an actor of its own.
  static func leave(_ task: UnsafeMutableRawPointer, asksMain: Bool) {
    let caller = asksMain ? AppHost.entered : nil
    condition.withLock {
      sleeping[task] = nil
      if asksMain || owned[task] != nil { away.insert(task) }
      if let caller, owned[task] == nil { started[task] = caller }
    }
  }

  // MARK: - Sleeping

  /// Returns a task that belongs to a host sleeps by that host's clock.
  ///
  /// - Parameter wake: has the task go on.
  /// - Returns: whether it belongs to one.
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

  /// Has the clocks of hosts wake those that sleep. On the main queue.
  private static func setAlarms() {
    let new = condition.withLock {
      defer { sleepers = [] }
      return sleepers
    }
    for sleeper in new {
      let (task, number, isOfMain, wake) = (sleeper.task, sleeper.number, sleeper.isOfMain, sleeper.wake)
      let timers = sleeper.host.timers
      // The host has the timer, and not the other way round.
      timers.add(at: sleeper.host.clock.now + sleeper.seconds) { [weak host = sleeper.host] in
        condition.withLock {
          guard let host, sleeping[task] == number else { return }
          sleeping[task] = nil
          // The clock waits for it now, as for one that has just left.
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
      // One that comes back from an actor left under the actor's name.
      if away.remove(task) == nil { _ = away.popFirst() }
      arrivals.append(Arrival(task: task, function: function, host: host))
      condition.signal()
      return true
    }
  }

  static func takeArrival() -> Arrival? {
    condition.withLock { arrivals.isEmpty ? nil : arrivals.removeFirst() }
  }

  /// Runs a task that has come back; waits for one where some are away.
  ///
  /// - Returns: `false` where none came.
  static func runArrival() -> Bool {
    defer { setAlarms() }
    condition.lock()
    if arrivals.isEmpty, !away.isEmpty {
      var end = Date().addingTimeInterval(longestWait)
      var isShort = false
      while arrivals.isEmpty, !away.isEmpty, condition.wait(until: end) {
        // Whoever is away may wait for one that has gone to sleep: the host's time has to pass first.
        if !isShort, !sleepers.isEmpty {
          isShort = true
          end = min(end, Date().addingTimeInterval(waitBesideSleepers))
        }
      }
      // Who has not come by now has finished, or sleeps.
      if arrivals.isEmpty { away = [] }
    }
    let arrival = arrivals.isEmpty ? nil : arrivals.removeFirst()
    condition.unlock()
    guard let arrival else { return false }
    arrival.run()
    return true
  }
}
