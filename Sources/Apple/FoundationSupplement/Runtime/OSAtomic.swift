// Darwin's legacy functions for atomic numbers, and its spin lock.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// A lock with active waiting, 0 if it is free.
///
/// - Source: developer.apple.com/documentation/kernel/osspinlock
public typealias OSSpinLock = Int32

public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Waits until the lock is free and locks it.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>!) {
  // Waiting yields the processor, which the owner may need.
  while !OSSpinLockTry(lock) { sched_yield() }
}

/// Locks the lock if it is free.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>!) -> Bool {
  InPlace(lock).pointer.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
}

public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>!) {
  InPlace(lock).pointer.pointee.store(0, ordering: .releasing)
}

/// Adds to a number. The functions without `Barrier` order memory as well, which is allowed.
///
/// - Returns: The new number.
/// - Source: developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/OSAtomicAdd32.3.html
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  InPlace(value).pointer.pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}

@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
  OSAtomicAdd32(amount, value)
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(1, value) }

@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(1, value) }

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(-1, value) }

@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(-1, value) }

@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  InPlace(value).pointer.pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}

@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
  OSAtomicAdd64(amount, value)
}

@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(1, value) }

@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(1, value) }

@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(-1, value) }

@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(-1, value) }

/// Replaces a number if it has an expected value.
///
/// - Returns: Whether it was replaced.
@discardableResult
public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool {
  InPlace(value).pointer.pointee.compareExchange(
    expected: oldValue, desired: newValue, ordering: .sequentiallyConsistent
  ).exchanged
}

@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool {
  OSAtomicCompareAndSwap32(oldValue, newValue, value)
}

@discardableResult
public func OSAtomicCompareAndSwapInt(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>!
) -> Bool {
  OSAtomicCompareAndSwap32(oldValue, newValue, value)
}

@discardableResult
public func OSAtomicCompareAndSwap64(
  _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>!
) -> Bool {
  InPlace(value).pointer.pointee.compareExchange(
    expected: oldValue, desired: newValue, ordering: .sequentiallyConsistent
  ).exchanged
}

@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>!
) -> Bool {
  OSAtomicCompareAndSwap64(oldValue, newValue, value)
}

/// Orders the memory accesses before and after it.
public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }

/// A number in memory as an atomic number with the same layout.
private struct InPlace<Number: AtomicRepresentable> {
  let pointer: UnsafeMutablePointer<Atomic<Number>>

  init(_ pointer: UnsafeMutablePointer<Number>) {
    self.pointer = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Atomic<Number>.self)
  }
}
