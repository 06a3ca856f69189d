/// How much of a schedule is wanted.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineschedulemode
public enum TimelineScheduleMode: Sendable {
  /// As it comes.
  case normal
  /// Only what matters, as on a display that is always on.
  case lowFrequency
}
