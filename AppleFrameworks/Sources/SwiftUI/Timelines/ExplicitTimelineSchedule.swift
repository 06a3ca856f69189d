import Foundation

/// A schedule of explicit dates.
///
/// - Source: developer.apple.com/documentation/swiftui/explicittimelineschedule
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  /// Creates a schedule from dates, which must be in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the explicit dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
