import Foundation

/// Times that are listed.
///
/// - Source: developer.apple.com/documentation/swiftui/explicittimelineschedule
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
