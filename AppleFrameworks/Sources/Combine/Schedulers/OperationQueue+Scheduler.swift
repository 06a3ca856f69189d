// swift-format-ignore-file: AvoidRetroactiveConformances
// The conformance is Combine's own. In this module, the type and the protocol are from other modules.

import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  public var now: SchedulerTimeType { SchedulerTimeType(isMain ? MainTime.date : Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return MainTime.schedule(action) }
    let action = Handed(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    if isMain { return MainTime.schedule(after: delay, action) }
    let (queue, action) = (Handed(self), Handed(action))
    DispatchQueue.global().asyncAfter(deadline: .now() + max(delay, 0)) {
      queue.value.addOperation { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = now.distance(to: date).timeInterval
    if isMain, MainTime.host != nil { return MainTime.schedule(after: delay, every: interval.timeInterval, action) }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    let (queue, action) = (Handed(self), Handed(action))
    timer.setEventHandler { queue.value.schedule(options: nil) { action.value() } }
    timer.schedule(deadline: .now() + max(delay, 0), repeating: max(interval.timeInterval, 0))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private var isMain: Bool { self === OperationQueue.main }
}
