import Foundation
import FoundationGaps
import OpenCombine

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property's values: the current value, and each later one.
  ///
  /// - Parameter options: The options. With `.prior`, a value is also published before each change.
  /// - Source: developer.apple.com/documentation/combine/performing-key-value-observing-with-combine
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of a property's values.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/keyvalueobservingpublisher
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: PropertySubscription(object, keyPath, options, AnySubscriber(subscriber)))
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}

/// A subscription that passes on a property's values. Of the values that were not requested yet, the last one is kept.
///
/// Unchecked: The lock guards the mutable state.
private final class PropertySubscription<Subject: NSObject, Value>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Value, Never>?
  private var observation: NSKeyValueObservation?
  private var object: Subject?
  private var demand = Subscribers.Demand.none
  private var waiting: Value?

  init(
    _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ options: NSKeyValueObservingOptions,
    _ downstream: AnySubscriber<Value, Never>
  ) {
    self.downstream = downstream
    self.object = object
    // The first value would arrive during the start of the observation, before it is requested.
    if options.contains(.initial) { waiting = object[keyPath: keyPath] }
    observation = object.observe(keyPath, options: options.subtracting(.initial)) { [weak self] object, _ in
      self?.receive(object[keyPath: keyPath])
    }
  }

  private func receive(_ value: Value) {
    lock.lock()
    guard let downstream, demand > .none else {
      waiting = value
      lock.unlock()
      return
    }
    demand -= 1
    waiting = nil
    lock.unlock()
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  func request(_ more: Subscribers.Demand) {
    let value = lock.withLock { () -> Value? in
      demand += more
      defer { waiting = nil }
      return waiting
    }
    if let value { receive(value) }
  }

  func cancel() {
    let observation = lock.withLock { () -> NSKeyValueObservation? in
      defer { (self.observation, downstream, waiting, object) = (nil, nil, nil, nil) }
      return self.observation
    }
    observation?.invalidate()
  }
}
