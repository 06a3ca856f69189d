// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Constants of Darwin's C library that apps use and Glibc has under other names, or as macros that Swift does not see.

/// The largest number of a `Float`: what endless repetitions are counted with.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The same as `MAXFLOAT`.
public let HUGE = Float.greatestFiniteMagnitude

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Objective-C's name of the integer that is as wide as a pointer.
public typealias NSInteger = Int
/// Objective-C's name of the integer without a sign that is as wide as a pointer.
public typealias NSUInteger = UInt
