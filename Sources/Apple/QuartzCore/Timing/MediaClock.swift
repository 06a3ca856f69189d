// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The clock of Core Animation, one for each host. It is virtual and advances only when the host moves it, so that
/// every run of the same code has the same times.
package final class MediaClock {
  /// The time in seconds since the start of the host, initially `0`.
  package var now: CFTimeInterval = 0

  package init() {}
}

/// Returns the current time of the clock of animations, in seconds.
///
/// The clock is virtual and starts at 0. Only the host advances it, so that consecutive calls return the same value.
///
/// - Source: developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval {
  AppHost.current.clock.now
}

/// A time interval in seconds.
///
/// - Source: developer.apple.com/documentation/corefoundation/cftimeinterval
public typealias CFTimeInterval = Double
