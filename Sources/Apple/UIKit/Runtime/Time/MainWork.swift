import Foundation
import QuartzCore
import RuntimeSupport

/// The work of a host that is pending on the main queue: jobs of the main actor and blocks of the main queue, in the
/// order in which the app requested them. A host performs it without leaving the main thread.
///
/// Requests of other code are added to the queue itself, since it is unknown whether they belong to this app or to
/// another test that runs at the same time. The same applies to work that was pending before the current turn began.
///
/// Unchecked: except for `comeBack`, only code on the main queue uses it.
package final class MainWork: @unchecked Sendable {
  typealias Function = MainQueueLeader.Function

  private struct Item {
    let number: Int
    let run: () -> Void
  }

  private var items: [Item] = []

  // The process has one main queue, whose turns are shared by hosts. Only code on that queue uses them.
  private nonisolated(unsafe) static var lastNumber = 0
  /// The number at the start of the current turn. Earlier work has lower numbers.
  private nonisolated(unsafe) static var turnStart = 0

  /// The maximum number of jobs that request the next one, after which it is considered an infinite loop.
  private static let maxJobs = 100_000

  /// Adds work that code on the main queue requests. It is performed in any case, settled or not.
  ///
  /// Requests of code that a host called run as that host's code.
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

  /// Performs a closure as a turn of the main queue.
  static func runTurn(_ run: () -> Void) {
    let outer = turnStart
    turnStart = lastNumber
    SuspendedTasks.forget()
    run()
    turnStart = outer
  }

  fileprivate func takeFirst() -> (() -> Void)? { items.isEmpty ? nil : items.removeFirst().run }

  /// Performs all work of the host that the current turn of the main queue requested, including the work that it
  /// requests in turn.
  ///
  /// Tasks that leave the main actor briefly are awaited for a few hundredths of a second of the machine's time.
  package func drain() {
    var count = 0
    repeat {
      while let index = items.firstIndex(where: { $0.number > MainWork.turnStart }) {
        items.remove(at: index).run()
        count += 1
        if count == MainWork.maxJobs {
          Diagnostics.reportFromAnyThread("Blocks on the main queue kept adding blocks, \(MainWork.maxJobs) times.")
          return
        }
      }
    } while SuspendedTasks.runArrival()
  }

  // MARK: - Suspension and resumption

  static func leave(task: UnsafeMutableRawPointer?) {
    if let task { SuspendedTasks.leave(task, asksMain: MainQueue.isCurrent) }
  }

  /// Handles a task that returns to the main actor.
  ///
  /// - Returns: Whether the task is one of the awaited ones.
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
