// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The current time, in seconds, of the clock that animations run by.
///
/// The clock is virtual and starts at zero: only the host moves it, so two calls in a row give the same value.
///
/// - Source: developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval {
  AppHost.current.clock.now
}
