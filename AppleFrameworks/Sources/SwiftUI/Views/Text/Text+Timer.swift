import UIKit

extension Text {
  /// Creates a text that counts through a time interval.
  ///
  /// The text is updated every second while it is displayed.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The time at which the count is paused; `nil` for none.
  ///   - countsDown: Whether the text counts down to the end. Default: `true`.
  ///   - showsHours: Whether hours are displayed. Default: `true`.
  /// - Source: developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TimerCount(interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A count through a time interval.
struct TimerCount: Equatable {
  let interval: ClosedRange<Date>
  let pause: Date?
  let countsDown: Bool
  let showsHours: Bool

  func text(at now: Date) -> String {
    let now = min(max(pause.map { min($0, now) } ?? now, interval.lowerBound), interval.upperBound)
    let exact = countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    // The seconds are whole: started seconds while counting down, and completed seconds while counting up.
    let seconds = Int((countsDown ? (exact - 0.001).rounded(.up) : exact.rounded(.down)))
    let total = max(0, seconds)
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    if showsHours, hours > 0 { return String(format: "%d:%02d:%02d", hours, minutes, total % 60) }
    return String(format: "%d:%02d", showsHours ? minutes : total / 60, total % 60)
  }
}

extension Text {
  /// Whether the text changes with time.
  var dependsOnTime: Bool {
    runs.contains { run in
      switch run.content {
      case .timer: true
      case .date(_, let style): style == .relative || style == .offset || style == .timer
      default: false
      }
    }
  }
}
