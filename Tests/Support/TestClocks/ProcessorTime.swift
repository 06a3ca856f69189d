import Glibc

/// What tests of growth compare: a clock on the wall goes on while other programs have the processor.
public enum ProcessorTime {
  /// The time for which this thread has a processor while something is done.
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
