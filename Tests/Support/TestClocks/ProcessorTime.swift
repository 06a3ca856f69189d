import Glibc

/// Processor time for tests of growth, because elapsed time includes that of other programs.
public enum ProcessorTime {
  /// Returns the processor time of this thread while a closure runs.
  public static func measure(_ body: () throws -> Void) rethrows -> Duration {
    let start = now
    try body()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
