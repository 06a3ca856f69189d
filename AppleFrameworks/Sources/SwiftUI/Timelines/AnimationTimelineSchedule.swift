import Foundation

/// Each frame, or fewer.
///
/// - Source: developer.apple.com/documentation/swiftui/animationtimelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: the seconds between two times, at least; `nil` for those of a frame.
  ///   - paused: whether time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let frame = 1.0 / 60
    interval = max(minimumInterval ?? frame, frame)
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: interval, isPaused: isPaused)
  }

  /// - Source: developer.apple.com/documentation/swiftui/animationtimelineschedule/entries
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval
    let isPaused: Bool
    public mutating func next() -> Date? {
      defer { upcoming = isPaused ? nil : upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
