// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The constants of Darwin's C library that Glibc has with other names or as macros that Swift doesn't import.

/// The maximum of a `Float`, often used for endless repetition.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The same as `MAXFLOAT`.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Objective-C's name of the pointer-sized integer.
public typealias NSInteger = Int
/// Objective-C's name of the pointer-sized unsigned integer.
public typealias NSUInteger = UInt
