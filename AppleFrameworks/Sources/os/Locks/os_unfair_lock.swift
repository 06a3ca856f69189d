// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

internal import CUnfairLock

/// A low-level lock that blocks threads until it is unlocked. It is initially unlocked.
///
/// - Source: developer.apple.com/documentation/os/os_unfair_lock_s
public struct os_unfair_lock_s {
  public var _os_unfair_lock_opaque: UInt32

  public init() { _os_unfair_lock_opaque = 0 }
  public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks the lock. If the thread already holds it, the program stops because of the deadlock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: UInt32.self, capacity: 1) {
    guard !unfair_lock_is_mine($0) else {
      fatalError("os_unfair_lock_lock: this thread holds the lock already, and would wait for itself")
    }
    unfair_lock_lock($0)
  }
}

/// Locks the lock if it is unlocked.
///
/// - Returns: Whether the lock was locked by this call.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: UInt32.self, capacity: 1) { unfair_lock_try($0) }
}

/// Unlocks the lock. Only the thread that locked it can unlock it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: UInt32.self, capacity: 1) {
    guard unfair_lock_unlock($0) else { fatalError("os_unfair_lock_unlock: this thread does not hold the lock") }
  }
}

/// Stops the program unless this thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  lock.withMemoryRebound(to: UInt32.self, capacity: 1) {
    guard unfair_lock_is_mine($0) else { fatalError("os_unfair_lock_assert_owner: this thread does not hold the lock") }
  }
}

/// Stops the program if this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  lock.withMemoryRebound(to: UInt32.self, capacity: 1) {
    guard !unfair_lock_is_mine($0) else { fatalError("os_unfair_lock_assert_not_owner: this thread holds the lock") }
  }
}
