/// The level of detail of a schedule.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineschedulemode
public enum TimelineScheduleMode: Sendable {
  /// All times.
  case normal
  /// Only important times, as on a display that is always on.
  case lowFrequency
}
