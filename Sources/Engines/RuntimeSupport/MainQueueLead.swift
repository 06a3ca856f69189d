import CRuntimeSupport
import Foundation

/// A type that takes over work for the main queue and the timers of the main run loop from libdispatch and Foundation,
/// which only know the machine's clock. Each method returns whether it accepts the work; otherwise, the library
/// performs it.
///
/// The methods are called on any thread.
package protocol MainQueueLeader {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// Offers a block for the main queue after a delay in seconds. The leader runs an accepted block.
  static func takes(_ block: QueuedBlock, after seconds: Double) -> Bool
  /// Offers a block for the main queue.
  static func takes(_ block: QueuedBlock) -> Bool
  /// Offers a timer that was added to the main run loop. `key` identifies it in later calls.
  static func takes(_ timer: Timer, key: UnsafeMutableRawPointer, delay: Double, interval: Double) -> Bool
  /// Reports that a timer's next fire date was set, in seconds from now.
  static func moves(timer key: UnsafeMutableRawPointer, delay: Double) -> Bool
  /// Reports that a timer was invalidated.
  static func invalidates(timer key: UnsafeMutableRawPointer)
  /// Offers a job of the main actor, which the concurrency library passes to the main queue as a function and its
  /// argument.
  static func takes(task: UnsafeMutableRawPointer?, _ function: @escaping Function) -> Bool
  /// Reports a job for another queue.
  static func leaves(task: UnsafeMutableRawPointer?)
  /// Offers the sleep of a task for some seconds, with a function that wakes it and its argument. The leader calls the
  /// function of an accepted sleep with ``MainQueueLead/callOnPool(_:_:)``.
  static func takesSleep(
    of task: UnsafeMutableRawPointer?, seconds: Double, _ context: UnsafeMutableRawPointer?,
    _ function: @escaping Function
  ) -> Bool
  /// Runs a job on the main queue that the leader did not accept.
  static func runTurn(_ run: () -> Void)
  /// The clock of the running code, or `nil` for the machine's clock.
  static var now: MainQueueLead.Time? { get }
}

/// Replacements for functions of libdispatch and Core Foundation in the entire program (`HostTime.h` explains the
/// method).
package enum MainQueueLead {
  /// The time of a leader's clock.
  package typealias Time = (seconds: Double, date: Date)

  /// The leader, which is set once, before the functions use it. There is only one main queue.
  private nonisolated(unsafe) static var leader: (any MainQueueLeader.Type)?

  /// Installs a leader until the end of the program. Call it once, on the main queue.
  ///
  /// - Returns: The obstacle, or `nil`. With an obstacle, the machine's clock is used.
  package static func begin(_ given: any MainQueueLeader.Type) -> String? {
    if let obstacle { return obstacle }
    leader = given
    host_time_lead(
      host_time_handlers(
        after: { seconds, block in MainQueueLead.offer(block) { MainQueueLead.leader!.takes($0, after: seconds) } },
        async: { block in MainQueueLead.offer(block) { MainQueueLead.leader!.takes($0) } },
        add_timer: { timer, info, delay, interval in
          // Foundation's timers are their own contexts.
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

  /// The clock of timers and of the main queue for the running code, or `nil` for the machine's clock.
  package static var now: Time? { leader?.now }

  /// Runs a closure on the main queue, bypassing the leader.
  package static func callOnMain(_ body: @escaping () -> Void) {
    host_time_call_on_main(Unmanaged.passRetained(Call(body: body)).toOpaque()) { call in
      Unmanaged<Call>.fromOpaque(call!).takeRetainedValue().body()
    }
  }

  /// Runs a function on a thread of the tasks' pool, bypassing the leader.
  package static func callOnPool(
    _ context: UnsafeMutableRawPointer?, _ function: @escaping MainQueueLeader.Function
  ) {
    host_time_call_on_pool(context, function)
  }

  private final class Call {
    let body: () -> Void

    init(body: @escaping () -> Void) { self.body = body }
  }

  /// The reason for which the replacements are not called or cannot read their arguments, or `nil`.
  package static var obstacle: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { text in
      host_time_has_obstacle(text.baseAddress!, text.count) ? String(cString: text.baseAddress!) : nil
    }
  }
}
