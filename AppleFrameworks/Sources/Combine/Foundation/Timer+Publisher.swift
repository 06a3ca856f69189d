import Foundation
import OpenCombine

extension Timer {
  /// Returns a publisher of the current date at a constant interval.
  ///
  /// The publisher starts when it is connected. `autoconnect()` connects it with the first subscriber. In an app that a
  /// host displays, the publisher uses the host's time and dates on the main run loop.
  ///
  /// - Source: developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:)
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current date at a constant interval.
  ///
  /// - Source: developer.apple.com/documentation/foundation/timer/timerpublisher
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    /// The subscriptions in the order of their arrival.
    private var subscriptions: [Inner] = []

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let inner = Inner(AnySubscriber(subscriber)) { [weak self] inner in self?.remove(inner) }
      lock.withLock { subscriptions.append(inner) }
      subscriber.receive(subscription: inner)
    }

    public func connect() -> any Cancellable {
      let handed = Handed(self)
      // The timer starts after the interval, because `Timer(timeInterval:repeats:block:)` of Foundation on Linux would
      // fire immediately.
      let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in
        handed.value.fire()
      }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      let handedTimer = Handed(timer)
      return AnyCancellable {
        handedTimer.value.invalidate()
        handed.value.lock.withLock { handed.value.subscriptions = [] }
      }
    }

    private func fire() {
      let date = runLoop === RunLoop.main ? MainTime.date : Date()
      for subscription in lock.withLock({ subscriptions }) { subscription.send(date) }
    }

    private func remove(_ inner: Inner) {
      lock.withLock { subscriptions.removeAll { $0 === inner } }
    }

    private final class Inner: Subscription, CustomStringConvertible {
      private let lock = NSLock()
      private var downstream: AnySubscriber<Date, Never>?
      private var demand = Subscribers.Demand.none
      private let onCancel: (Inner) -> Void

      init(_ downstream: AnySubscriber<Date, Never>, onCancel: @escaping (Inner) -> Void) {
        self.downstream = downstream
        self.onCancel = onCancel
      }

      var description: String { "Timer" }

      func send(_ date: Date) {
        lock.lock()
        guard let downstream, demand > .none else {
          lock.unlock()
          return
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(date)
        lock.withLock { demand += more }
      }

      func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
      }

      func cancel() {
        lock.withLock { downstream = nil }
        onCancel(self)
      }
    }
  }
}
