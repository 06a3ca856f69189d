import CHostTime
import Foundation
import QuartzCore

/// Puts the clocks of hosts in charge of Foundation's timers on the main run loop, of `DispatchQueue.main.asyncAfter`, and of
/// what waits on the main queue.
///
/// Only for what code on the main queue asks for: other threads go by the machine's clock, and so do `Task.sleep`, run loops
/// and queues of their own, and times of the wall clock.
package enum HostedTimers {
  private struct Entry {
    /// Not kept alive: its timers end with it.
    weak var host: AppHost?
    let token: VirtualTimers.Token
    let due: Double
    let interval: Double
    let timer: Timer
  }

  // The process has one main run loop, and one table of its timers. Only code on the main queue uses them.
  private nonisolated(unsafe) static var hasBegun = false
  private nonisolated(unsafe) static var timers: [UnsafeMutableRawPointer: Entry] = [:]

  /// Begins. Once begun, it goes on to the end of the program.
  ///
  /// Not of the main actor, as the handlers within are called by all threads.
  package static func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    _ = MainQueue.isCurrent
    host_time_lead(
      host_time_handlers(
        after: { seconds, block in
          guard let block, MainQueue.isCurrent else { return false }
          let host = AppHost.current
          host.timers.add(at: host.clock.now + HostedTimers.exact(seconds)) { host_time_run_block(block) }
          return true
        },
        async: { block in
          guard let block, MainQueue.isCurrent else { return false }
          MainWork.add { host_time_run_block(block) }
          return true
        },
        add_timer: { timer, info, delay, interval in
          guard let timer, let info, MainQueue.isCurrent else { return false }
          guard let object = Unmanaged<AnyObject>.fromOpaque(info).takeUnretainedValue() as? Timer else { return false }
          HostedTimers.add(object, timer, delay: delay, interval: interval)
          return true
        },
        move_timer: { timer, delay in
          guard let timer, MainQueue.isCurrent else { return false }
          return HostedTimers.move(timer, delay: delay)
        },
        invalidate_timer: { timer in
          guard let timer, MainQueue.isCurrent, let hosted = HostedTimers.timers.removeValue(forKey: timer) else {
            return
          }
          hosted.host?.timers.remove(hosted.token)
        },
        call: { context, function in
          guard let function else { return false }
          if MainQueue.isCurrent {
            MainWork.add(task: context) { function(context) }
            return true
          }
          return MainWork.comeBack(task: context, function)
        },
        leave: { MainWork.leave(task: $0) },
        turn: { context, function in
          MainWork.runTurn { function?(context) }
        }))
  }

  /// A delay as the app wrote it: what was lost between reading the machine's clock and here is given back.
  private static func exact(_ seconds: Double) -> Double {
    (max(seconds, 0) * 1000).rounded(.up) / 1000
  }

  // MARK: - Timers

  private static func add(_ timer: Timer, _ key: UnsafeMutableRawPointer, delay: Double, interval: Double) {
    timers = timers.filter { $0.value.host != nil }
    // Added to several modes, it is still one timer.
    guard timers[key] == nil, timer.isValid else { return }
    // The first date of a repeating timer mostly is one interval from now. Foundation on Linux makes
    // `Timer(timeInterval:repeats:block:)` begin now, where Apple's begins after an interval.
    let isInterval = interval > 0 && ((interval - delay).magnitude < 0.05 || delay.magnitude < 0.005)
    let host = AppHost.current
    schedule(timer, key, of: host, due: host.clock.now + (isInterval ? interval : exact(delay)), interval: interval)
  }

  private static func schedule(
    _ timer: Timer, _ key: UnsafeMutableRawPointer, of host: AppHost, due: Double, interval: Double
  ) {
    let token = host.timers.add(at: due) { fire(key) }
    timers[key] = Entry(host: host, token: token, due: due, interval: interval, timer: timer)
  }

  private static func move(_ key: UnsafeMutableRawPointer, delay: Double) -> Bool {
    guard let hosted = timers[key], let host = hosted.host else { return false }
    host.timers.remove(hosted.token)
    schedule(hosted.timer, key, of: host, due: host.clock.now + exact(delay), interval: hosted.interval)
    return true
  }

  private static func fire(_ key: UnsafeMutableRawPointer) {
    guard let hosted = timers[key] else { return }
    let timer = hosted.timer
    guard timer.isValid else {
      timers[key] = nil
      return
    }
    if hosted.interval > 0, let host = hosted.host {
      schedule(timer, key, of: host, due: hosted.due + hosted.interval, interval: hosted.interval)
    }
    timer.fire()
    guard hosted.interval <= 0 else { return }
    timers[key] = nil
    timer.invalidate()
  }
}
