import Foundation
import OpenCombine

/// A subscription that joins several upstreams. It manages the subscriptions to upstreams, their completions, and the
/// completion of the entire subscription.
///
/// Subclasses handle the values.
class JoinedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  typealias Failure = Downstream.Failure

  final let lock = NSLock()
  /// The lock that is held while the downstream is called, so that values stay in order. The downstream may request
  /// more values during a call.
  private let downstreamLock = NSRecursiveLock()
  private let downstream: Downstream
  private let name: String

  // The lock guards these properties.
  final private(set) var subscriptions: [(any Subscription)?]
  final private(set) var isFinished: [Bool]
  final private(set) var isOver = false
  final var demand = Subscribers.Demand.none
  private var isStarted = false
  /// The completion that arrived before the downstream had its subscription.
  private var earlyCompletion: Subscribers.Completion<Failure>?

  init(_ downstream: Downstream, count: Int, name: String) {
    self.downstream = downstream
    self.name = name
    subscriptions = Array(repeating: nil, count: count)
    isFinished = Array(repeating: false, count: count)
  }

  // MARK: - Overriding

  /// The initial demand of a new upstream. It is read under the lock.
  var firstDemand: Subscribers.Demand { .none }

  /// Whether values are waiting to be sent, even if their upstreams have finished. It is read under the lock.
  var hasWaitingValues: Bool { false }

  /// Discards all stored values. It is called under the lock.
  func forgetValues() {}

  /// Handles a request of the downstream for more values.
  func request(_ more: Subscribers.Demand) { fatalError("\(name) takes no requests") }

  /// Sends a value. It is not called under the lock.
  final func send(_ value: Downstream.Input) -> Subscribers.Demand {
    downstreamLock.withLock { downstream.receive(value) }
  }

  // MARK: - Starting

  /// Subscribes to one of the upstreams.
  final func subscribe<Upstream: Publisher>(
    to upstream: Upstream, index: Int, receive: @escaping (Upstream.Output) -> Subscribers.Demand
  ) where Upstream.Failure == Failure {
    upstream.subscribe(Side<Upstream>(owner: self, index: index, receive: receive))
  }

  /// Passes on the subscription after all upstreams have been subscribed to.
  final func start() {
    lock.lock()
    if isFinished.isEmpty { earlyCompletion = .finished }
    let isCancelled = isOver && earlyCompletion == nil
    lock.unlock()
    guard !isCancelled else { return }
    downstreamLock.withLock { downstream.receive(subscription: self) }
    lock.lock()
    isStarted = true
    let completion = earlyCompletion
    earlyCompletion = nil
    if completion != nil { isOver = true }
    lock.unlock()
    if let completion { downstreamLock.withLock { downstream.receive(completion: completion) } }
  }

  private func receive(_ subscription: any Subscription, index: Int) {
    lock.lock()
    guard !isOver, subscriptions[index] == nil, !isFinished[index] else {
      lock.unlock()
      subscription.cancel()
      return
    }
    subscriptions[index] = subscription
    let first = firstDemand
    lock.unlock()
    if first > .none { subscription.request(first) }
  }

  // MARK: - Completion

  final func cancel() {
    lock.lock()
    let all = end()
    lock.unlock()
    for subscription in all { subscription?.cancel() }
  }

  /// Ends the subscription. The lock must be held.
  private func end() -> [(any Subscription)?] {
    isOver = true
    earlyCompletion = nil
    let all = subscriptions
    subscriptions = Array(repeating: nil, count: all.count)
    forgetValues()
    return all
  }

  private func receive(completion: Subscribers.Completion<Failure>, index: Int) {
    lock.lock()
    guard !isOver, !isFinished[index] else {
      lock.unlock()
      return
    }
    isFinished[index] = true
    subscriptions[index] = nil
    if case .finished = completion, isFinished.contains(false) || hasWaitingValues {
      lock.unlock()
      return
    }
    finishUnlocking(completion)
  }

  /// Finishes if no upstream is left and no value is waiting.
  final func finishIfDone() {
    lock.lock()
    guard !isOver, !isFinished.contains(false), !hasWaitingValues else {
      lock.unlock()
      return
    }
    finishUnlocking(.finished)
  }

  /// Finishes and releases the lock, which must be held.
  private func finishUnlocking(_ completion: Subscribers.Completion<Failure>) {
    let others = end()
    let isStarted = isStarted
    if !isStarted { earlyCompletion = completion }
    lock.unlock()
    for subscription in others { subscription?.cancel() }
    if isStarted { downstreamLock.withLock { downstream.receive(completion: completion) } }
  }

  // MARK: - Description

  final var description: String { name }
  final var playgroundDescription: Any { description }
  final var customMirror: Mirror { Mirror(self, children: ["downstream": downstream]) }

  // MARK: - Upstreams

  /// A subscriber of one upstream.
  private struct Side<Upstream: Publisher>: Subscriber, CustomStringConvertible where Upstream.Failure == Failure {
    let owner: JoinedSubscription
    let index: Int
    let receive: (Upstream.Output) -> Subscribers.Demand
    let combineIdentifier = CombineIdentifier()

    var description: String { owner.description }

    func receive(subscription: any Subscription) { owner.receive(subscription, index: index) }
    func receive(_ input: Upstream.Output) -> Subscribers.Demand { receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) { owner.receive(completion: completion, index: index) }
  }
}
