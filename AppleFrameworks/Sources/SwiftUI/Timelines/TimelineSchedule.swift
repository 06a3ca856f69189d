import Foundation

/// The times at which a timeline updates its content.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineschedule
public protocol TimelineSchedule {
  /// The type of the sequence of times.
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  /// The type of the mode.
  typealias Mode = TimelineScheduleMode
  /// Returns the times in order. The first one may be before the start: it applies then.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

extension TimelineSchedule {
  /// A schedule of times, which must be in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
