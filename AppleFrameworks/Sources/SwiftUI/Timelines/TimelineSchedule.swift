import Foundation

/// How much of a schedule is wanted.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineschedulemode
public enum TimelineScheduleMode: Sendable {
  /// As it comes.
  case normal
  /// Only what matters, as on a display that is always on.
  case lowFrequency
}

/// The times at which a timeline's content is made anew.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineschedule
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The times in order. The first one may lie before the start: it is that which holds then.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Times at an equal distance.
///
/// - Source: developer.apple.com/documentation/swiftui/periodictimelineschedule
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// - Parameter interval: seconds. Less than a millisecond counts as a millisecond.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(passed * interval), interval: interval)
  }

  /// - Source: developer.apple.com/documentation/swiftui/periodictimelineschedule/entries
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { upcoming = upcoming.addingTimeInterval(interval) }
      return upcoming
    }
  }
}

/// The beginning of each minute.
///
/// - Source: developer.apple.com/documentation/swiftui/everyminutetimelineschedule
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(upcoming: Date(timeIntervalSinceReferenceDate: minute))
  }

  /// - Source: developer.apple.com/documentation/swiftui/everyminutetimelineschedule/entries
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    public mutating func next() -> Date? {
      defer { upcoming = upcoming.addingTimeInterval(60) }
      return upcoming
    }
  }
}

/// Times that are listed.
///
/// - Source: developer.apple.com/documentation/swiftui/explicittimelineschedule
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

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

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
