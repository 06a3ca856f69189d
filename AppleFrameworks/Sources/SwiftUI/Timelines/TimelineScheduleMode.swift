/// The level of detail of a schedule.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineschedulemode
public enum TimelineScheduleMode: Sendable {
  /// All dates of the schedule.
  case normal
  /// Only important dates, for example for a display that is always on.
  case lowFrequency
}
