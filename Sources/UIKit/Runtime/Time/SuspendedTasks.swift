import Foundation
import QuartzCore

/// Which tasks belong to the present turn of the main queue, for which host, and which of them are away from the main actor.
///
/// The process has one main queue; any thread may bring a task back.
enum SuspendedTasks {
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
  // These three change under the condition's lock.
  private nonisolated(unsafe) static var owned: [UnsafeMutableRawPointer: AppHost?] = [:]
  private nonisolated(unsafe) static var away: Set<UnsafeMutableRawPointer> = []
  private nonisolated(unsafe) static var arrivals: [Arrival] = []

  /// How long a task that is away is waited for, in seconds of the machine's time.
  private static let longestWait = 0.05

  static func own(_ task: UnsafeMutableRawPointer, of host: AppHost?) {
    condition.withLock {
      away.remove(task)
      owned.updateValue(host, forKey: task)
    }
  }

  /// A turn begins: what earlier ones have started goes by the queue.
  static func forget() {
    condition.withLock {
      owned = [:]
      away = []
    }
  }

  /// - Parameter asksMain: whether code on the main queue asks, for a task or an actor of its own.
  static func leave(_ task: UnsafeMutableRawPointer, asksMain: Bool) {
    condition.withLock {
      if asksMain || owned[task] != nil { away.insert(task) }
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
    condition.lock()
    if arrivals.isEmpty, !away.isEmpty {
      let end = Date().addingTimeInterval(longestWait)
      while arrivals.isEmpty, condition.wait(until: end) {}
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
