// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The ratio of ticks of ``mach_absolute_time()`` to nanoseconds.
///
/// - Source: developer.apple.com/documentation/kernel/mach_timebase_info_data_t
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init() { self.init(numer: 0, denom: 0) }
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// Creates an empty ratio. In C, a structure and a function have this name.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>
public typealias kern_return_t = Int32

/// The result of successful functions of the kernel.
public var KERN_SUCCESS: kern_return_t { 0 }
/// The result of failed functions of the kernel.
public var KERN_FAILURE: kern_return_t { 5 }

/// Sets the ratio of ticks to nanoseconds, which is 1.
///
/// - Source: developer.apple.com/documentation/kernel/mach_timebase_info
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
  info?.pointee = .init(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Returns a time in ticks, which are nanoseconds. The clock of the program determines it, so that differences are the
/// same in every run.
///
/// - Source: developer.apple.com/documentation/kernel/1462446-mach_absolute_time
public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns a time in ticks, including the time in which the system sleeps.
///
/// - Source: developer.apple.com/documentation/kernel/1646199-mach_continuous_time
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }
