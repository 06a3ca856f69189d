import Foundation
import OpenCombine

/// The subscription of `merge`. It sends the values of all upstreams.
///
/// If the downstream requests a limited number of values, each upstream may be ahead by one value, which waits in the
/// subscription.
///
/// - Source: developer.apple.com/documentation/combine/publishers/merge
final class MergedValues<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  typealias Value = Downstream.Input

  private var waiting: [Value?]
  /// Whether the upstreams have been asked for values.
  private var hasRequested = false

  init(_ downstream: Downstream, count: Int) {
    waiting = Array(repeating: nil, count: count)
    super.init(downstream, count: count, name: "Merge")
  }

  /// Subscribes to one of the upstreams.
  func subscribe<Upstream: Publisher>(to upstream: Upstream, index: Int)
  where Upstream.Output == Value, Upstream.Failure == Failure {
    subscribe(to: upstream, index: index) { self.receive($0, index: index) }
  }

  override var firstDemand: Subscribers.Demand {
    hasRequested ? (demand == .unlimited ? .unlimited : .max(1)) : .none
  }

  override var hasWaitingValues: Bool { waiting.contains { $0 != nil } }

  override func forgetValues() { waiting = Array(repeating: nil, count: waiting.count) }

  override func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.lock()
    guard !isOver else {
      lock.unlock()
      return
    }
    let wasUnlimited = demand == .unlimited
    demand += more
    let isUnlimited = demand == .unlimited
    let isFirst = !hasRequested
    hasRequested = true
    let all = subscriptions
    lock.unlock()
    if isUnlimited && !wasUnlimited {
      sendWaiting()
      for subscription in all { subscription?.request(.unlimited) }
    } else if isFirst {
      for subscription in all { subscription?.request(.max(1)) }
    } else {
      sendWaiting()
    }
  }

  /// Sends waiting values, as many as requested, and requests the next ones from their upstreams.
  private func sendWaiting() {
    while true {
      lock.lock()
      guard !isOver, demand > .none, let index = waiting.firstIndex(where: { $0 != nil }),
        case .some(.some(let value)) = Optional(waiting[index])
      else {
        lock.unlock()
        break
      }
      waiting[index] = nil
      if demand != .unlimited { demand -= 1 }
      let subscription = subscriptions[index]
      lock.unlock()
      let more = send(value)
      lock.lock()
      demand += more
      let isLimited = demand != .unlimited
      lock.unlock()
      if isLimited { subscription?.request(.max(1)) }
    }
    finishIfDone()
  }

  private func receive(_ value: Value, index: Int) -> Subscribers.Demand {
    lock.lock()
    guard !isOver, !isFinished[index] else {
      lock.unlock()
      return .none
    }
    guard demand > .none else {
      waiting[index] = value
      lock.unlock()
      return .none
    }
    if demand != .unlimited { demand -= 1 }
    lock.unlock()
    let more = send(value)
    lock.lock()
    let wasUnlimited = demand == .unlimited
    demand += more
    let isUnlimited = demand == .unlimited
    let all = subscriptions
    lock.unlock()
    if wasUnlimited { return .none }
    if isUnlimited {
      for (other, subscription) in all.enumerated() where other != index { subscription?.request(.unlimited) }
      return .unlimited
    }
    return .max(1)
  }
}
