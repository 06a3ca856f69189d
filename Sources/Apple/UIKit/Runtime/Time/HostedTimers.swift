import Foundation
import QuartzCore
import RuntimeSupport

/// The control of Foundation's timers on the main run loop, of `DispatchQueue.main.asyncAfter`, and of pending work on
/// the main queue by the clocks of hosts.
///
/// It applies only to requests from code on the main queue and to the sleep of its tasks. Other threads use the
/// machine's clock, as do their run loops and queues, and wall-clock times.
package enum HostedTimers {
  private struct Entry {
    /// The host, which isn't retained. Its timers end with it.
    weak var host: AppHost?
    /// A number that distinguishes it from others with the same key.
    let number: Int
    let token: VirtualTimers.Token
    let due: Double
    let interval: Double
    let timer: Timer
  }

  // The process has one main run loop and one table of its timers, which only code on the main queue uses.
  private nonisolated(unsafe) static var timers: [UnsafeMutableRawPointer: Entry] = [:]
  private nonisolated(unsafe) static var lastNumber = 0

  /// Begins the control, which continues until the program ends.
  ///
  /// It isn't isolated to the main actor, since all threads call its parts.
  package static func begin() { _ = hasBegun }

  private static let hasBegun: Bool = {
    _ = MainQueue.isCurrent
    guard let obstacle = MainQueueLead.begin(HostedTimers.self) else { return true }
    Diagnostics.reportFromAnyThread(
      "Timers and the main queue use the machine's clock instead of the host's: \(obstacle).")
    return false
  }()

  /// Returns the delay that the app specified, corrected by the time since the machine's clock was read.
  fileprivate static func exact(_ seconds: Double) -> Double {
    (max(seconds, 0) * 1000).rounded(.up) / 1000
  }

  // MARK: - Timers

  fileprivate static func add(_ timer: Timer, _ key: UnsafeMutableRawPointer, delay: Double, interval: Double) {
    // The timers of a host that was deallocated on another thread.
    for left in timers.values where left.host == nil { left.timer.invalidate() }
    // A timer that is added to several modes is still one timer.
    guard timers[key] == nil, timer.isValid else { return }
    // The first date of a repeating timer is usually one interval from now. Foundation on Linux starts
    // `Timer(timeInterval:repeats:block:)` at once, Apple's after an interval.
    let isInterval = interval > 0 && ((interval - delay).magnitude < 0.05 || delay.magnitude < 0.005)
    let host = AppHost.current
    schedule(timer, key, of: host, due: host.clock.now + (isInterval ? interval : exact(delay)), interval: interval)
  }

  private static func schedule(
    _ timer: Timer, _ key: UnsafeMutableRawPointer, of host: AppHost, due: Double, interval: Double
  ) {
    lastNumber += 1
    let place = Place(key: key, number: lastNumber)
    let token = host.timers.add(at: due) { fire(place.key) }
    timers[key] = Entry(
      host: host, number: place.number, token: token, due: due, interval: interval, timer: timer)
  }

  /// An entry of the table, which the host retains. The timer ends with the host.
  private final class Place {
    let key: UnsafeMutableRawPointer
    let number: Int

    init(key: UnsafeMutableRawPointer, number: Int) { (self.key, self.number) = (key, number) }

    deinit {
      guard MainQueue.isCurrent else { return }
      // A delayed timer has another entry.
      guard let entry = timers[key], entry.number == number, entry.host == nil else { return }
      entry.timer.invalidate()
    }
  }

  /// Removes an invalidated timer.
  private static func remove(_ key: UnsafeMutableRawPointer) {
    guard let hosted = timers.removeValue(forKey: key) else { return }
    hosted.host?.timers.remove(hosted.token)
    TimerRetention.end(of: hosted.timer)
  }

  fileprivate static func move(_ key: UnsafeMutableRawPointer, delay: Double) -> Bool {
    guard let hosted = timers[key], let host = hosted.host else { return false }
    host.timers.remove(hosted.token)
    schedule(hosted.timer, key, of: host, due: host.clock.now + exact(delay), interval: hosted.interval)
    return true
  }

  private static func fire(_ key: UnsafeMutableRawPointer) {
    guard let hosted = timers[key] else { return }
    let timer = hosted.timer
    guard timer.isValid else { return remove(key) }
    if hosted.interval > 0, let host = hosted.host {
      schedule(timer, key, of: host, due: hosted.due + hosted.interval, interval: hosted.interval)
    }
    timer.fire()
    if hosted.interval <= 0 { timer.invalidate() }
  }
}

extension HostedTimers: MainQueueLeader {
  package static func takes(_ block: QueuedBlock, after seconds: Double) -> Bool {
    guard MainQueue.isCurrent else { return false }
    let host = AppHost.current
    host.timers.add(at: host.clock.now + exact(seconds)) { block.run() }
    return true
  }

  package static func takes(_ block: QueuedBlock) -> Bool {
    guard MainQueue.isCurrent else { return false }
    MainWork.add { block.run() }
    return true
  }

  package static func takes(_ timer: Timer, key: UnsafeMutableRawPointer, delay: Double, interval: Double) -> Bool {
    guard MainQueue.isCurrent else { return false }
    add(timer, key, delay: delay, interval: interval)
    return true
  }

  package static func moves(timer key: UnsafeMutableRawPointer, delay: Double) -> Bool {
    MainQueue.isCurrent && move(key, delay: delay)
  }

  package static func invalidates(timer key: UnsafeMutableRawPointer) {
    if MainQueue.isCurrent { remove(key) }
  }

  package static func takes(task: UnsafeMutableRawPointer?, _ function: @escaping Function) -> Bool {
    guard MainQueue.isCurrent else { return MainWork.comeBack(task: task, function) }
    MainWork.add(task: task) { function(task) }
    return true
  }

  package static func leaves(task: UnsafeMutableRawPointer?) { MainWork.leave(task: task) }

  package static func takesSleep(
    of task: UnsafeMutableRawPointer?, seconds: Double, _ context: UnsafeMutableRawPointer?,
    _ function: @escaping Function
  ) -> Bool {
    guard let task else { return false }
    return SuspendedTasks.sleep(task, for: exact(seconds)) { MainQueueLead.callOnPool(context, function) }
  }

  package static func runTurn(_ run: () -> Void) { MainWork.runTurn(run) }

  package static var now: MainQueueLead.Time? {
    guard MainQueue.isCurrent else { return nil }
    let host = AppHost.current
    return (host.clock.now, host.userInterface.date.now)
  }
}
