import Foundation

/// The times at which a timeline's content is made anew.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineschedule
public protocol TimelineSchedule {
  /// The type of the sequence of times.
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  /// The type of the mode.
  typealias Mode = TimelineScheduleMode
  /// The times in order. The first one may lie before the start: it is that which holds then.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

extension TimelineSchedule {
  /// A schedule of times, which must be in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
