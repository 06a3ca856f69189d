import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them; `nil` for any object.
  /// - Source: developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  ///
  /// - Source: developer.apple.com/documentation/foundation/notificationcenter/publisher
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Inner(center: center, name: name, object: object, AnySubscriber(subscriber)))
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

extension NotificationCenter.Publisher {
  /// Unchecked: The lock guards the mutable state.
  private final class Inner: Subscription, CustomStringConvertible, @unchecked Sendable {
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private let downstream: AnySubscriber<Notification, Never>
    private var demand = Subscribers.Demand.none
    private var center: NotificationCenter?
    private var observation: (any NSObjectProtocol)?
    /// The object. It is retained so that no later object has its address while the publisher waits for its
    /// notifications.
    private var object: AnyObject?

    init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject?,
      _ downstream: AnySubscriber<Notification, Never>
    ) {
      self.center = center
      self.object = object
      self.downstream = downstream
      observation = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.receive($0) }
    }

    var description: String { "NotificationCenter Observer" }

    private func receive(_ notification: Notification) {
      lock.lock()
      guard observation != nil, demand > .none else {
        lock.unlock()
        return
      }
      demand -= 1
      lock.unlock()
      let more = downstreamLock.withLock { downstream.receive(notification) }
      lock.withLock { demand += more }
    }

    func request(_ more: Subscribers.Demand) {
      lock.withLock { demand += more }
    }

    func cancel() {
      lock.lock()
      let (center, observation) = (center, observation)
      (self.center, self.observation, object) = (nil, nil, nil)
      lock.unlock()
      if let observation { center?.removeObserver(observation) }
    }

    deinit {
      if let observation { center?.removeObserver(observation) }
    }
  }
}
