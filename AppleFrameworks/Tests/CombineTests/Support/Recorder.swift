import Combine

struct Trouble: Error, Equatable {}

/// Asks for as many values as the test says, and writes down what comes.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  /// Asked for with each value.
  private let more: Subscribers.Demand

  init(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  func receive(subscription: any Subscription) {
    events.append("subscribed")
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure: events.append("failed")
    }
  }
}

extension Publisher {
  func record(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(first, more: more)
    subscribe(recorder)
    return recorder
  }
}
