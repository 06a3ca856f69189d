import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name as they are posted.
  ///
  /// The observation begins with the first iteration. Notifications that are posted between iterations are queued.
  ///
  /// - Source: developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(name: name, object: object, center: self)
  }

  /// The notifications that a center posts.
  ///
  /// - Source: developer.apple.com/documentation/foundation/notificationcenter/notifications
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Unchecked: it is immutable.
    public typealias Element = Notification
    public typealias Failure = Never

    private let name: Notification.Name
    private let object: AnyObject?
    private let center: NotificationCenter

    init(name: Notification.Name, object: AnyObject?, center: NotificationCenter) {
      self.name = name
      self.object = object
      self.center = center
    }

    public func makeAsyncIterator() -> Iterator { Iterator(Observer(name: name, object: object, center: center)) }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      public typealias Failure = Never

      /// The observer, which observes as long as the iterator exists.
      private let observer: Observer
      private var posted: AsyncStream<Posted>.Iterator

      fileprivate init(_ observer: Observer) {
        self.observer = observer
        posted = observer.posted.makeAsyncIterator()
      }

      public mutating func next() async -> Notification? { await posted.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }

    /// A notification that is passed to the waiting code.
    fileprivate struct Posted: @unchecked Sendable {
      // Unchecked: as on Apple's systems, the sender passes it on.
      let notification: Notification
    }

    fileprivate final class Observer: @unchecked Sendable {
      // Unchecked: it is immutable.
      let posted: AsyncStream<Posted>
      private let center: NotificationCenter
      private let token: any NSObjectProtocol

      init(name: Notification.Name, object: AnyObject?, center: NotificationCenter) {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        posted = stream
        self.center = center
        token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        }
      }

      deinit { center.removeObserver(token) }
    }
  }
}
