import Foundation
import OpenCombine

extension Publishers {
  /// A strategy for collecting received elements.
  ///
  /// - Source: developer.apple.com/documentation/combine/publishers/timegroupingstrategy
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The elements are collected and published periodically.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// The elements are collected and published periodically, or when their number reaches the given count.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that buffers and periodically publishes its items.
  ///
  /// - Source: developer.apple.com/documentation/combine/publishers/collectbytime
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      upstream.subscribe(Inner(subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Publishes the elements of each interval as an array. Nothing is published for intervals without elements.
  ///
  /// Remaining elements are published when the upstream finishes. They are dropped when it fails.
  ///
  /// - Source: developer.apple.com/documentation/combine/publisher/collect(_:options:)
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers.CollectByTime {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    typealias Input = Upstream.Output

    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private let most: Int?

    private var subscription: (any Subscription)?
    private var timer: (any Cancellable)?
    private var collected: [Upstream.Output] = []
    private var demand = Subscribers.Demand.none
    private var isOver = false

    init(
      _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.downstream = downstream
      self.options = options
      switch strategy {
      case .byTime(let scheduler, let interval):
        (self.scheduler, self.interval, most) = (scheduler, interval, nil)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, most) = (scheduler, interval, count)
      }
    }

    var description: String { "CollectByTime" }

    // MARK: - Upstream

    func receive(subscription: any Subscription) {
      lock.lock()
      guard self.subscription == nil, !isOver else {
        lock.unlock()
        subscription.cancel()
        return
      }
      self.subscription = subscription
      lock.unlock()
      downstreamLock.withLock { downstream.receive(subscription: self) }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { [weak self] in
        self?.sendCollected()
      }
      lock.lock()
      let isOver = isOver
      if !isOver { self.timer = timer }
      lock.unlock()
      if isOver { timer.cancel() }
      subscription.request(.unlimited)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      lock.lock()
      guard !isOver else {
        lock.unlock()
        return .none
      }
      collected.append(input)
      let isFull = most.map { collected.count >= $0 } ?? false
      lock.unlock()
      if isFull { sendCollected() }
      return .none
    }

    private func sendCollected() {
      lock.lock()
      guard !isOver, !collected.isEmpty, demand > .none else {
        lock.unlock()
        return
      }
      demand -= 1
      let group = collected
      collected = []
      lock.unlock()
      let more = downstreamLock.withLock { downstream.receive(group) }
      lock.withLock { demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .finished = completion { sendCollected() }
      lock.lock()
      guard !isOver else {
        lock.unlock()
        return
      }
      let timer = end().timer
      lock.unlock()
      timer?.cancel()
      downstreamLock.withLock { downstream.receive(completion: completion) }
    }

    // MARK: - Downstream

    func request(_ more: Subscribers.Demand) {
      lock.withLock { if !isOver { demand += more } }
    }

    func cancel() {
      lock.lock()
      let (subscription, timer) = end()
      lock.unlock()
      timer?.cancel()
      subscription?.cancel()
    }

    /// Ends the subscription. The lock must be held.
    private func end() -> (subscription: (any Subscription)?, timer: (any Cancellable)?) {
      isOver = true
      defer { (subscription, timer, collected) = (nil, nil, []) }
      return (subscription, timer)
    }
  }
}
