import Foundation
import OpenCombine

/// The subscription of `combineLatest`. It stores the latest value of each upstream, and sends all of them when one
/// changes.
///
/// Requests are passed to all upstreams. A value that was not requested is stored as the latest value, but not sent.
///
/// - Source: developer.apple.com/documentation/combine/publisher/combinelatest(_:)-1n30g
final class LatestValues<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  private let combine: ([Any]) -> Downstream.Input
  private var values: [Any?]

  init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
    self.combine = combine
    values = Array(repeating: nil, count: count)
    super.init(downstream, count: count, name: "CombineLatest")
  }

  /// Subscribes to one of the upstreams.
  func subscribe<Upstream: Publisher>(to upstream: Upstream, index: Int) where Upstream.Failure == Failure {
    subscribe(to: upstream, index: index) { self.receive($0, index: index) }
  }

  override var firstDemand: Subscribers.Demand { demand }

  override func forgetValues() { values = Array(repeating: nil, count: values.count) }

  override func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.lock()
    guard !isOver else {
      lock.unlock()
      return
    }
    demand += more
    let all = subscriptions
    lock.unlock()
    for subscription in all { subscription?.request(more) }
  }

  private func receive(_ value: Any, index: Int) -> Subscribers.Demand {
    lock.lock()
    guard !isOver, !isFinished[index] else {
      lock.unlock()
      return .none
    }
    values[index] = value
    let present = values.compactMap { $0 }
    guard present.count == values.count, demand > .none else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = send(combine(present))
    guard more > .none else { return .none }
    lock.lock()
    guard !isOver else {
      lock.unlock()
      return .none
    }
    demand += more
    let all = subscriptions
    lock.unlock()
    for (other, subscription) in all.enumerated() where other != index { subscription?.request(more) }
    return more
  }
}
