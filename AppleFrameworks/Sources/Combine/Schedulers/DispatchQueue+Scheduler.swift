// swift-format-ignore-file: AvoidRetroactiveConformances
// The conformance is Combine's own. In this module, the type and the protocol are from other modules.

import Dispatch
import Foundation
import OpenCombine

extension DispatchQueue {
  /// The time type of a dispatch queue.
  ///
  /// For the main queue of an app in a host, times are those of the host's clock.
  ///
  /// - Source: developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let size = Int(clamping: from < to ? to - from : from - to)
      return Stride(.nanoseconds(from < to ? size : -size))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      stride.magnitude == .max
        ? SchedulerTimeType(.distantFuture) : SchedulerTimeType(dispatchTime + .nanoseconds(stride.magnitude))
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// The distance between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// The distance in nanoseconds, which may be negative.
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self = .nanoseconds(.max)
        }
      }

      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init(integerLiteral value: Int) { self = .seconds(value) }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .nanoseconds(value)
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { product(lhs.magnitude, rhs.magnitude) }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      public static func seconds(_ value: Double) -> Stride {
        let nanoseconds = value * 1_000_000_000
        if nanoseconds >= Double(Int.max) { return .nanoseconds(.max) }
        if nanoseconds <= Double(Int.min) { return .nanoseconds(.min) }
        return .nanoseconds(Int(nanoseconds.rounded()))
      }

      public static func seconds(_ value: Int) -> Stride { product(value, 1_000_000_000) }
      public static func milliseconds(_ value: Int) -> Stride { product(value, 1_000_000) }
      public static func microseconds(_ value: Int) -> Stride { product(value, 1_000) }

      public static func nanoseconds(_ value: Int) -> Stride { Stride(magnitude: value) }

      private init(magnitude: Int) { self.magnitude = magnitude }

      /// Returns a product, which is clamped to the largest or smallest number.
      private static func product(_ value: Int, _ factor: Int) -> Stride {
        let (result, overflow) = value.multipliedReportingOverflow(by: factor)
        return .nanoseconds(overflow ? (value.signum() * factor.signum() > 0 ? .max : .min) : result)
      }
    }
  }

  /// The options of a dispatch queue as a scheduler.
  ///
  /// - Source: developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}

extension DispatchQueue: @retroactive Scheduler {
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public var now: SchedulerTimeType {
    guard isMain, let host = MainTime.host else { return SchedulerTimeType(.now()) }
    // Zero represents the current time.
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(host.seconds, 0) * 1_000_000_000) + 1))
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Handed(action)
    guard let options else { return async { action.value() } }
    async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isHosted { return MainTime.schedule(after: seconds(until: date), action) }
    let action = Handed(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isHosted {
      return MainTime.schedule(
        after: seconds(until: date), every: Double(interval.magnitude) / 1_000_000_000, action)
    }
    let timer = DispatchSource.makeTimerSource(queue: self)
    let action = Handed(action)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private func seconds(until date: SchedulerTimeType) -> Double {
    Double(now.distance(to: date).magnitude) / 1_000_000_000
  }

  private var isHosted: Bool { isMain && MainTime.host != nil }

  /// Whether the queue is the main queue. Its label is compared, because each call of `DispatchQueue.main` creates a
  /// new object.
  private var isMain: Bool { label == "com.apple.main-thread" }
}
