import Foundation
import Synchronization

/// The objects that receive notifications as messages.
enum SelectorObservers {
  /// Unchecked: `storage` is locked. As with notification centers, observers are called on the thread that posts.
  private struct Storage: @unchecked Sendable {
    var observers: [SelectorObserver] = []
  }

  private static let storage = Mutex(Storage())

  static func add(_ observer: sending SelectorObserver) {
    nonisolated(unsafe) let observer = observer
    let gone = storage.withLock { storage in
      let gone = storage.observers.filter { $0.observer == nil }
      storage.observers.removeAll { $0.observer == nil }
      storage.observers.append(observer)
      return Storage(observers: gone)
    }
    for observer in gone.observers { observer.cancel() }
  }

  static func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?
  ) {
    let identity = ObjectIdentifier(observer)
    nonisolated(unsafe) let object = object
    let gone = storage.withLock { storage in
      func isMeant(_ candidate: SelectorObserver) -> Bool {
        candidate.identity == identity && candidate.matches(center, name, object)
      }
      let gone = storage.observers.filter(isMeant)
      storage.observers.removeAll(where: isMeant)
      return Storage(observers: gone)
    }
    for observer in gone.observers { observer.cancel() }
  }
}
