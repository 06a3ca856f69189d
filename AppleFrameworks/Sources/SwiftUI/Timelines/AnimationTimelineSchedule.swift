import Foundation

/// A schedule of every frame, or fewer times.
///
/// - Source: developer.apple.com/documentation/swiftui/animationtimelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two times, at least; `nil` for those of a frame.
  ///   - paused: Whether time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let frame = 1.0 / 60
    interval = max(minimumInterval ?? frame, frame)
    isPaused = paused
  }

  /// Returns the times, from a start on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: interval, isPaused: isPaused)
  }

  /// The times of the schedule.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/animationtimelineschedule/entries
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval
    let isPaused: Bool
    /// Returns the next time; `nil` after the first one where the schedule is paused.
    public mutating func next() -> Date? {
      defer { upcoming = isPaused ? nil : upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule of every frame, or fewer.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least seconds between two times; `nil` for those of a frame.
  ///   - paused: Whether time stands still.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
