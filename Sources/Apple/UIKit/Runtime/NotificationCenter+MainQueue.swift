import Foundation

// Observers on the main queue, which most apps use for keyboard notifications.
//
// Foundation on Linux calls such a block at once only on the first thread of the process, and otherwise waits for the
// main queue. With an asynchronous `main`, and in Swift Testing, the main queue runs on other threads. A notification
// that code of the main actor posts would then deadlock.

extension NotificationCenter {
  /// Calls a block for notifications on an operation queue. On the main queue, it is called at once if the notification
  /// is posted there, and later otherwise.
  ///
  /// - Parameters:
  ///   - name: The name of the notification; `nil` for all.
  ///   - object: The sender of the notification; `nil` for all.
  ///   - queue: The queue of the block.
  /// - Returns: The observer for `removeObserver(_:)`.
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      let other: OperationQueue? = queue
      return addObserver(forName: name, object: object, queue: other, using: block)
    }
    let place = HostObserver()
    return addObserver(forName: name, object: object, queue: nil) { notification in
      guard place.hears else { return }
      if MainQueue.isCurrent {
        block(notification)
      } else {
        nonisolated(unsafe) let notification = notification
        DispatchQueue.main.async { block(notification) }
      }
    }
  }
}
