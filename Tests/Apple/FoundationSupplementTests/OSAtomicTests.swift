import Foundation
import FoundationSupplement
import Testing

@Suite("OSAtomic and OSSpinLock")
struct OSAtomicTests {
  @Test("numbers are added to, and swapped where they are as expected")
  func numbers() {
    var number: Int32 = 5
    #expect(OSAtomicIncrement32(&number) == 6 && OSAtomicAdd32Barrier(-4, &number) == 2)
    #expect(OSAtomicCompareAndSwap32(2, 9, &number) && !OSAtomicCompareAndSwap32(2, 7, &number) && number == 9)
    var large: Int64 = .max
    #expect(OSAtomicIncrement64(&large) == .min)
  }

  @Test("nothing is lost between threads")
  func threads() {
    let number = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    let lock = UnsafeMutablePointer<OSSpinLock>.allocate(capacity: 1)
    let guarded = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer {
      number.deallocate()
      lock.deallocate()
      guarded.deallocate()
    }
    number.initialize(to: 0)
    lock.initialize(to: OS_SPINLOCK_INIT)
    guarded.initialize(to: 0)
    nonisolated(unsafe) let (shared, spin, plain) = (number, lock, guarded)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        OSAtomicIncrement64(shared)
        OSSpinLockLock(spin)
        plain.pointee += 1
        OSSpinLockUnlock(spin)
      }
    }
    #expect(number.pointee == 8000 && guarded.pointee == 8000)
  }

  @Test("a spin lock that is taken cannot be taken again")
  func spinLock() {
    var lock = OS_SPINLOCK_INIT
    #expect(OSSpinLockTry(&lock) && !OSSpinLockTry(&lock))
    OSSpinLockUnlock(&lock)
    #expect(OSSpinLockTry(&lock))
  }
}
