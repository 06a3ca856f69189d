import Foundation

/// The times of a process's main thread on a processor and in the queue for one.
///
/// Limits of these times find the same hangs on a busy machine as on an idle one.
///
/// - Source: kernel.org/doc/html/latest/scheduler/sched-stats.html
struct SchedulerTimes: Equatable {
  var running: Duration
  /// The time in which the thread was ready to run, and other threads had the processors.
  var waiting: Duration

  static let zero = SchedulerTimes(running: .zero, waiting: .zero)

  /// - Parameter text: The content of `/proc/PID/schedstat`.
  init?(_ text: String) {
    let numbers = text.split(whereSeparator: \.isWhitespace).map { Int64($0) }
    guard numbers.count >= 2, let running = numbers[0], let waiting = numbers[1] else { return nil }
    self.init(running: .nanoseconds(running), waiting: .nanoseconds(waiting))
  }

  init(running: Duration, waiting: Duration) {
    self.running = running
    self.waiting = waiting
  }

  /// Reads the times of a process since its start; zero if the kernel does not record them.
  init(ofProcess process: Int32) {
    let text = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8)
    self = text.flatMap { SchedulerTimes($0) } ?? .zero
  }
}

/// The limits of the time in which an app must finish a script.
struct ResponseLimits {
  /// The limit of the time on a processor, which ends loops. The watchdog of iOS has the same limit.
  ///
  /// - Source: developer.apple.com/documentation/xcode/addressing-watchdog-terminations
  var running = Duration.seconds(20)
  /// The limit of all time without the time in the queue for a processor, which ends waits.
  var total = Duration.seconds(60)

  /// Returns whether an app hangs.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the beginning of the script.
  ///   - times: The times of the app's process since then.
  func areExceeded(after elapsed: Duration, _ times: SchedulerTimes) -> Bool {
    times.running > running || elapsed - times.waiting > total
  }
}
