import CHostTime
import Foundation

/// Work that waits for its turn on the main queue: jobs of the main actor and blocks of the main queue, in the order in which
/// the app asked for them. A host does it without giving the main thread back.
///
/// What others ask for goes to the queue itself: it can't be told whether it belongs to this app, or to another test that
/// runs beside it. So does what stood in the queue before the present turn began.
package enum MainWork {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private struct Item {
    let number: Int
    let run: () -> Void
  }

  // What only code on the main queue uses.
  private nonisolated(unsafe) static var items: [Item] = []
  private nonisolated(unsafe) static var lastNumber = 0
  /// What was there when the present turn of the main queue began has lower numbers.
  private nonisolated(unsafe) static var turnStart = 0

  /// More jobs than this, each asking for the next, are a loop that never ends.
  private static let mostJobs = 100_000

  /// Takes up work that code on the main queue asks for. It has its turn in any case, settled or not.
  static func add(task: UnsafeMutableRawPointer? = nil, _ run: @escaping () -> Void) {
    lastNumber += 1
    items.append(Item(number: lastNumber, run: run))
    if let task { _ = Travels.own(task) }
    host_time_call_on_main(nil) { _ in MainWork.runFirst() }
  }

  /// Runs something as a turn of the main queue.
  static func runTurn(_ run: () -> Void) {
    let outer = turnStart
    turnStart = lastNumber
    Travels.forget()
    run()
    turnStart = outer
  }

  private static func runFirst() {
    guard !items.isEmpty else { return }
    let item = items.removeFirst()
    runTurn(item.run)
  }

  /// Does all the work that the present turn of the main queue has asked for, and what that asks for.
  ///
  /// Tasks that leave the main actor for a moment are waited for, a few hundredths of a second of the machine's time.
  package static func settle() {
    var count = 0
    repeat {
      while let index = items.firstIndex(where: { $0.number > turnStart }) {
        items.remove(at: index).run()
        count += 1
        if count == mostJobs {
          Diagnostics.reportFromAnyThread("Work on the main queue went on asking for more, \(mostJobs) times.")
          return
        }
      }
    } while Travels.runArrival()
  }

  // MARK: - Leaving and coming back

  static func leave(task: UnsafeMutableRawPointer?) {
    if let task { Travels.leave(task, asksMain: MainQueue.isCurrent) }
  }

  /// A task wants to come back to the main actor from elsewhere.
  ///
  /// - Returns: whether it is one of those that are waited for.
  static func comeBack(task: UnsafeMutableRawPointer?, _ function: @escaping Function) -> Bool {
    guard let task, Travels.arrive(task, function) else { return false }
    host_time_call_on_main(nil) { _ in
      if let arrival = Travels.takeArrival() { MainWork.runTurn { arrival.function(arrival.task) } }
    }
    return true
  }
}

/// Which tasks belong to the present turn, and which of them are away.
private enum Travels {
  struct Arrival {
    let task: UnsafeMutableRawPointer
    let function: MainWork.Function
  }

  private static let condition = NSCondition()
  // Under the condition's lock.
  private nonisolated(unsafe) static var owned: Set<UnsafeMutableRawPointer> = []
  private nonisolated(unsafe) static var away: Set<UnsafeMutableRawPointer> = []
  private nonisolated(unsafe) static var arrivals: [Arrival] = []

  /// How long a task that is away is waited for, in seconds of the machine's time.
  private static let patience = 0.05

  static func own(_ task: UnsafeMutableRawPointer) -> Bool {
    condition.withLock {
      away.remove(task)
      return owned.insert(task).inserted
    }
  }

  /// A turn begins: what earlier ones have started goes by the queue.
  static func forget() {
    condition.withLock {
      owned = []
      away = []
    }
  }

  /// - Parameter asksMain: whether code on the main queue asks, for a task or an actor of its own.
  static func leave(_ task: UnsafeMutableRawPointer, asksMain: Bool) {
    condition.withLock {
      if asksMain || owned.contains(task) { away.insert(task) }
    }
  }

  static func arrive(_ task: UnsafeMutableRawPointer, _ function: @escaping MainWork.Function) -> Bool {
    condition.withLock {
      guard owned.contains(task) else { return false }
      // One that comes back from an actor left under the actor's name.
      if away.remove(task) == nil { _ = away.popFirst() }
      arrivals.append(Arrival(task: task, function: function))
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
      let end = Date().addingTimeInterval(patience)
      while arrivals.isEmpty, condition.wait(until: end) {}
      // Who has not come by now has finished, or sleeps.
      if arrivals.isEmpty { away = [] }
    }
    let arrival = arrivals.isEmpty ? nil : arrivals.removeFirst()
    condition.unlock()
    guard let arrival else { return false }
    arrival.function(arrival.task)
    return true
  }
}
