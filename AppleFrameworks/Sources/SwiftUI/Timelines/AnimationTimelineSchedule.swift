import Foundation

/// A schedule that updates in every frame or less frequently.
///
/// - Source: developer.apple.com/documentation/swiftui/animationtimelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum interval between two updates, in seconds; `nil` for the duration of a frame.
  ///   - paused: Whether the schedule is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let frame = 1.0 / 60
    interval = max(minimumInterval ?? frame, frame)
    isPaused = paused
  }

  /// Returns the dates of the schedule, starting at a date.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: interval, isPaused: isPaused)
  }

  /// The dates of the schedule.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/animationtimelineschedule/entries
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval
    let isPaused: Bool
    /// Returns the next date. If the schedule is paused, it returns `nil` after the first one.
    public mutating func next() -> Date? {
      defer { upcoming = isPaused ? nil : upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates in every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule that updates in every frame or less frequently.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum interval between two updates, in seconds; `nil` for the duration of a frame.
  ///   - paused: Whether the schedule is paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
