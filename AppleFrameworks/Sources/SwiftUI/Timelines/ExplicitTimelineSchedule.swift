import Foundation

/// A schedule of given times.
///
/// - Source: developer.apple.com/documentation/swiftui/explicittimelineschedule
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  /// Creates a schedule of times, which must be in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the times as they were given.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
