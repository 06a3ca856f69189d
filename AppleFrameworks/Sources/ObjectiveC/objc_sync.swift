// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Locks an object for this thread, which can lock it again.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(obj as AnyObject)
  return 0
}

/// Unlocks an object.
///
/// - Returns: 0, or -1 if this thread has not locked it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.shared.exit(obj as AnyObject) ? 0 : -1 }

/// The locks of the currently locked objects.
private final class ObjectLocks: @unchecked Sendable {
  // Unchecked: The condition guards the mutable state. The process has one table, like the Objective-C runtime.
  static let shared = ObjectLocks()

  private final class Lock {
    let object: AnyObject
    var owner: Thread?
    var depth = 0
    var waiting = 0
    init(_ object: AnyObject) { self.object = object }
  }

  private let condition = NSCondition()
  private var locks: [ObjectIdentifier: Lock] = [:]

  func enter(_ object: AnyObject) {
    condition.withLock {
      let key = ObjectIdentifier(object)
      let lock = locks[key] ?? Lock(object)
      locks[key] = lock
      lock.waiting += 1
      while lock.depth > 0 && lock.owner !== Thread.current { condition.wait() }
      lock.waiting -= 1
      lock.owner = Thread.current
      lock.depth += 1
    }
  }

  func exit(_ object: AnyObject) -> Bool {
    condition.withLock {
      let key = ObjectIdentifier(object)
      guard let lock = locks[key], lock.depth > 0, lock.owner === Thread.current else { return false }
      lock.depth -= 1
      guard lock.depth == 0 else { return true }
      lock.owner = nil
      if lock.waiting == 0 { locks[key] = nil }
      condition.broadcast()
      return true
    }
  }
}
