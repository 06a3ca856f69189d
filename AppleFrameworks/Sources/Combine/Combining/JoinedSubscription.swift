import Foundation
import OpenCombine

/// The subscription of what joins several upstreams into one: who is subscribed to, who has finished, and how all of it ends.
///
/// Subclasses say what becomes of values.
class JoinedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  typealias Failure = Downstream.Failure

  final let lock = NSLock()
  /// Held while the downstream is called, so that values do not overtake each other. It may ask for more within a call.
  private let downstreamLock = NSRecursiveLock()
  private let downstream: Downstream
  private let name: String

  // Under the lock.
  final private(set) var subscriptions: [(any Subscription)?]
  final private(set) var isFinished: [Bool]
  final private(set) var isOver = false
  final var demand = Subscribers.Demand.none
  private var isStarted = false
  /// What came before the downstream had its subscription.
  private var earlyCompletion: Subscribers.Completion<Failure>?

  init(_ downstream: Downstream, count: Int, name: String) {
    self.downstream = downstream
    self.name = name
    subscriptions = Array(repeating: nil, count: count)
    isFinished = Array(repeating: false, count: count)
  }

  // MARK: - For subclasses

  /// What a new upstream is asked for. Called under the lock.
  var firstDemand: Subscribers.Demand { .none }

  /// Whether values wait to be sent, though their upstreams may have finished. Called under the lock.
  var hasWaitingValues: Bool { false }

  /// Lets all values go that are kept. Called under the lock.
  func forgetValues() {}

  /// Called where the downstream asks for more.
  func request(_ more: Subscribers.Demand) { fatalError("\(name) takes no requests") }

  /// Sends a value. Not called under the lock.
  final func send(_ value: Downstream.Input) -> Subscribers.Demand {
    downstreamLock.withLock { downstream.receive(value) }
  }

  // MARK: - Beginning

  /// Subscribes to one of the upstreams.
  final func subscribe<Upstream: Publisher>(
    to upstream: Upstream, index: Int, receive: @escaping (Upstream.Output) -> Subscribers.Demand
  ) where Upstream.Failure == Failure {
    upstream.subscribe(Side<Upstream>(owner: self, index: index, receive: receive))
  }

  /// Hands the subscription on, once all upstreams have been subscribed to.
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

  // MARK: - Ending

  final func cancel() {
    lock.lock()
    let all = end()
    lock.unlock()
    for subscription in all { subscription?.cancel() }
  }

  /// With the lock held.
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

  /// Finishes where no upstream is left and no value waits.
  final func finishIfDone() {
    lock.lock()
    guard !isOver, !isFinished.contains(false), !hasWaitingValues else {
      lock.unlock()
      return
    }
    finishUnlocking(.finished)
  }

  /// With the lock held, which it gives up.
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

  // MARK: - Side

  /// Hears one upstream.
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
