import Foundation

/// A cache of values by key. It is cleared when it is full, and values in use are created again.
///
/// Unchecked: a lock protects the values.
final class MaskCache<Key: Hashable, Value: AnyObject>: @unchecked Sendable {
  private let most: Int
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  init(most: Int) { self.most = most }

  func value(for key: Key, make: () -> Value) -> Value {
    lock.lock()
    let known = values[key]
    lock.unlock()
    if let known { return known }
    let made = make()
    lock.lock()
    defer { lock.unlock() }
    if values.count >= most { values.removeAll(keepingCapacity: true) }
    values[key] = made
    return made
  }
}
