import CRuntimeSupport
import Foundation

/// Who decides on what is asked of the main queue and of the main run loop's timers, in the place of libdispatch and
/// Foundation, which know the machine's clock only. Each says whether it takes what it is given; where it doesn't, the library does.
///
/// Called by any thread.
package protocol MainQueueLeader {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// A block for the main queue after some seconds. The one who takes it runs it.
  static func takes(_ block: QueuedBlock, after seconds: Double) -> Bool
  /// A block for the main queue.
  static func takes(_ block: QueuedBlock) -> Bool
  /// A timer that was added to the main run loop, which is called `key` from now on.
  static func takes(_ timer: Timer, key: UnsafeMutableRawPointer, delay: Double, interval: Double) -> Bool
  /// A timer's next date is set, some seconds from now.
  static func moves(timer key: UnsafeMutableRawPointer, delay: Double) -> Bool
  /// A timer is over.
  static func invalidates(timer key: UnsafeMutableRawPointer)
  /// A job of the main actor, as the concurrency library gives it to the main queue: a function and what it is called with.
  static func takes(task: UnsafeMutableRawPointer?, _ function: @escaping Function) -> Bool
  /// A job for another queue.
  static func leaves(task: UnsafeMutableRawPointer?)
  /// A task sleeps for some seconds: a function and what it is called with, which wake it. Who takes it has
  /// it called by ``MainQueueLead/callOnPool(_:_:)``.
  static func takesSleep(
    of task: UnsafeMutableRawPointer?, seconds: Double, _ context: UnsafeMutableRawPointer?,
    _ function: @escaping Function
  ) -> Bool
  /// The turn of a job on the main queue that nobody took.
  static func runTurn(_ run: () -> Void)
  /// The clock by which the code goes that runs; `nil` for the machine's.
  static var now: MainQueueLead.Time? { get }
}

/// Functions of ours in the place of libdispatch's and Core Foundation's, for the whole program (`HostTime.h` says how).
package enum MainQueueLead {
  /// What a leader's clock shows.
  package typealias Time = (seconds: Double, date: Date)

  /// Set once, before the functions ask for it: there is one main queue.
  private nonisolated(unsafe) static var leader: (any MainQueueLeader.Type)?

  /// Puts a leader in force, to the end of the program: once, on the main queue.
  ///
  /// - Returns: What keeps it from that; then the machine's clock rules.
  package static func begin(_ given: any MainQueueLeader.Type) -> String? {
    if let obstacle { return obstacle }
    leader = given
    host_time_lead(
      host_time_handlers(
        after: { seconds, block in MainQueueLead.offer(block) { MainQueueLead.leader!.takes($0, after: seconds) } },
        async: { block in MainQueueLead.offer(block) { MainQueueLead.leader!.takes($0) } },
        add_timer: { timer, info, delay, interval in
          // Foundation makes its timers' objects their own contexts.
          guard let object = Unmanaged<AnyObject>.fromOpaque(info).takeUnretainedValue() as? Timer else { return false }
          return MainQueueLead.leader!.takes(object, key: timer, delay: delay, interval: interval)
        },
        move_timer: { MainQueueLead.leader!.moves(timer: $0, delay: $1) },
        invalidate_timer: { MainQueueLead.leader!.invalidates(timer: $0) },
        call: { MainQueueLead.leader!.takes(task: $0, $1) },
        leave: { MainQueueLead.leader!.leaves(task: $0) },
        sleep: { MainQueueLead.leader!.takesSleep(of: $0, seconds: $1, $2, $3) },
        turn: { context, function in MainQueueLead.leader!.runTurn { function(context) } }))
    return nil
  }

  private static func offer(_ block: UnsafeMutableRawPointer, _ takes: (QueuedBlock) -> Bool) -> Bool {
    let queued = QueuedBlock(address: block)
    let isTaken = takes(queued)
    if !isTaken { queued.giveBack() }
    return isTaken
  }

  /// The clock that leads timers and the main queue for the code that runs; `nil` where the machine's does.
  package static var now: Time? { leader?.now }

  /// Runs something on the main queue, when its turn comes, past the leader.
  package static func callOnMain(_ body: @escaping () -> Void) {
    host_time_call_on_main(Unmanaged.passRetained(Call(body: body)).toOpaque()) { call in
      Unmanaged<Call>.fromOpaque(call!).takeRetainedValue().body()
    }
  }

  /// Runs a function on a thread on which tasks run, past the leader.
  package static func callOnPool(
    _ context: UnsafeMutableRawPointer?, _ function: @escaping MainQueueLeader.Function
  ) {
    host_time_call_on_pool(context, function)
  }

  private final class Call {
    let body: () -> Void

    init(body: @escaping () -> Void) { self.body = body }
  }

  /// What keeps functions of ours from being called, or from understanding what they are called with.
  package static var obstacle: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { text in
      host_time_has_obstacle(text.baseAddress!, text.count) ? String(cString: text.baseAddress!) : nil
    }
  }
}
