// swift-format-ignore-file: AvoidRetroactiveConformances
// Combine's own conformance; here the type and the protocol come from elsewhere.

import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
  public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainTime.date : Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // What waits in the main run loop and on the main queue has its turn at the same moments.
    if isMain { return MainTime.schedule(action) }
    let action = Handed(action)
    perform { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Handed(action)
    let timer = Timer(fire: machineDate(of: date), interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = max(tolerance.timeInterval, 0)
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Handed(action)
    let timer = Timer(fire: machineDate(of: date), interval: interval.timeInterval, repeats: true) { _ in
      action.value()
    }
    timer.tolerance = max(tolerance.timeInterval, 0)
    add(timer, forMode: .default)
    let handed = Handed(timer)
    return AnyCancellable { handed.value.invalidate() }
  }

  /// Timers are told dates of the machine, also those that a host's clock fires.
  private func machineDate(of time: SchedulerTimeType) -> Date {
    Date(timeIntervalSinceNow: now.distance(to: time).timeInterval)
  }

  private var isMain: Bool { self === RunLoop.main }
}
