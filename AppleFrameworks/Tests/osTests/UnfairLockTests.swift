import Foundation
import Testing
import os

@Suite("Unfair locks")
struct UnfairLockTests {
  @Test("only one thread at a time holds the lock")
  func exclusion() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 80_000)
  }

  @Test("a lock that is held is not available to another thread, and is again afterwards")
  func trying() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    DispatchQueue.concurrentPerform(iterations: 1) { _ in }
    let thread = DispatchQueue(label: "other")
    let other = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var wasAvailable = true
    Thread.detachNewThread {
      wasAvailable = lock.lockIfAvailable()
      other.signal()
    }
    other.wait()
    _ = thread
    #expect(!wasAvailable)
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailable { 3 } == 3)
  }

  @Test("the C spelling works on memory of its own")
  func plain() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(lock.pointee._os_unfair_lock_opaque == 0)
  }
}
