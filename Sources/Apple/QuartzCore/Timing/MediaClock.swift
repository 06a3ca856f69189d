// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The time that Core Animation works by, one for each host. It is virtual: it stands still until the host moves it, so that
/// every run of the same code sees the same times.
package final class MediaClock {
  /// Seconds since the host started, `0` until it says otherwise.
  package var now: CFTimeInterval = 0

  package init() {}
}

/// Returns the current time, in seconds, of the clock that animations run by.
///
/// The clock is virtual and starts at zero: only the host moves it, so two calls in a row give the same value.
///
/// - Source: developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval {
  AppHost.current.clock.now
}

/// A span of time in seconds.
///
/// - Source: developer.apple.com/documentation/corefoundation/cftimeinterval
public typealias CFTimeInterval = Double
