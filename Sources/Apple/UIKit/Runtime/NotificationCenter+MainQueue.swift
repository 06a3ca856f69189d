import Foundation

// Observers on the main queue, as most apps register for the keyboard's notifications.
//
// Foundation on Linux runs such a block at once only on the process's first thread, and else waits for the main queue.
// Under an asynchronous `main`, and in Swift Testing, the main queue runs on other threads: a notification posted by
// code of the main actor would wait for itself for ever.

extension NotificationCenter {
  /// Calls a block for notifications, on an operation queue. On the main one it is called at once where the notification
  /// is posted there, and later otherwise.
  ///
  /// - Parameters:
  ///   - name: the notification's name; `nil` for all.
  ///   - object: what posts it; `nil` for anyone.
  ///   - queue: where the block runs.
  /// - Returns: what to hand to `removeObserver(_:)`.
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
