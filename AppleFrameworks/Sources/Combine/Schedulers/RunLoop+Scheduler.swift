// swift-format-ignore-file: AvoidRetroactiveConformances
// The conformance is Combine's own. In this module, the type and the protocol are from other modules.

import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
  public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainTime.date : Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Work in the main run loop and on the main queue is performed at the same times.
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

  /// Returns the date of the machine, which timers require even if a host's clock fires them.
  private func machineDate(of time: SchedulerTimeType) -> Date {
    Date(timeIntervalSinceNow: now.distance(to: time).timeInterval)
  }

  private var isMain: Bool { self === RunLoop.main }
}
