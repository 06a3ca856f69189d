import Foundation

/// A type that provides the dates at which a timeline updates its content.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineschedule
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  /// The type of the mode.
  typealias Mode = TimelineScheduleMode
  /// Returns the dates in order. The first one may be before the start date, in which case it applies at the start.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

extension TimelineSchedule {
  /// Returns a schedule of dates, which must be in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
