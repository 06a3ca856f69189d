import Foundation
import QuartzCore
import RuntimeSupport

/// Work of a host that waits for its turn on the main queue: jobs of the main actor and blocks of the main queue, in the order in
/// which the app asked for them. A host does it without giving the main thread back.
///
/// What others ask for goes to the queue itself: it can't be told whether it belongs to this app, or to another test that
/// runs beside it. So does what stood in the queue before the present turn began.
///
/// Unchecked: but for `comeBack`, only code on the main queue uses it.
package final class MainWork: @unchecked Sendable {
  typealias Function = MainQueueLeader.Function

  private struct Item {
    let number: Int
    let run: () -> Void
  }

  private var items: [Item] = []

  // The process has one main queue, and so its turns are not a host's. Only code on that queue uses them.
  private nonisolated(unsafe) static var lastNumber = 0
  /// What was there when the present turn of the main queue began has lower numbers.
  private nonisolated(unsafe) static var turnStart = 0

  /// More jobs than this, each asking for the next, are a loop that never ends.
  private static let maxJobs = 100_000

  /// Takes up work that code on the main queue asks for. It has its turn in any case, settled or not.
  ///
  /// What code asks for that a host has called runs as that host's code.
  static func add(task: UnsafeMutableRawPointer? = nil, _ run: @escaping () -> Void) {
    let (host, caller) = (AppHost.current, AppHost.entered)
    lastNumber += 1
    let item = Item(number: lastNumber) {
      if let caller { caller.run(run) } else { run() }
    }
    host.userInterface.mainWork.items.append(item)
    if let task { SuspendedTasks.own(task, of: caller) }
    MainQueueLead.callOnMain { host.runFirstWork() }
  }

  /// Runs something as a turn of the main queue.
  static func runTurn(_ run: () -> Void) {
    let outer = turnStart
    turnStart = lastNumber
    SuspendedTasks.forget()
    run()
    turnStart = outer
  }

  fileprivate func takeFirst() -> (() -> Void)? { items.isEmpty ? nil : items.removeFirst().run }

  /// Does all the work of the host that the present turn of the main queue has asked for, and what that asks for.
  ///
  /// Tasks that leave the main actor for a moment are waited for, a few hundredths of a second of the machine's time.
  package func drain() {
    var count = 0
    repeat {
      while let index = items.firstIndex(where: { $0.number > MainWork.turnStart }) {
        items.remove(at: index).run()
        count += 1
        if count == MainWork.maxJobs {
          Diagnostics.reportFromAnyThread("Work on the main queue went on asking for more, \(MainWork.maxJobs) times.")
          return
        }
      }
    } while SuspendedTasks.runArrival()
  }

  // MARK: - Leaving and coming back

  static func leave(task: UnsafeMutableRawPointer?) {
    if let task { SuspendedTasks.leave(task, asksMain: MainQueue.isCurrent) }
  }

  /// Returns a task wants to come back to the main actor from elsewhere.
  ///
  /// - Returns: whether it is one of those that are waited for.
  static func comeBack(task: UnsafeMutableRawPointer?, _ function: @escaping Function) -> Bool {
    guard let task, SuspendedTasks.arrive(task, function) else { return false }
    MainQueueLead.callOnMain {
      if let arrival = SuspendedTasks.takeArrival() { MainWork.runTurn(arrival.run) }
    }
    return true
  }
}

extension AppHost {
  fileprivate func runFirstWork() {
    if let work = userInterface.mainWork.takeFirst() { MainWork.runTurn(work) }
  }
}
