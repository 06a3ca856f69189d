/// The subviews of a date picker, which depend on its style.
@MainActor
final class DatePickerParts {
  var wheels: DateWheels?
  var calendar: CalendarView?
  var datePill: DatePill?
  var timePill: DatePill?
  var timeLabel: UILabel?
  /// The color of the wheels' titles; `nil` for that of labels.
  var titleColor: UIColor?
  /// Whether the present day keeps its color.
  var highlightsToday = true
  /// The presented card of a compact picker.
  var card: DatePickerCard?

  var views: [UIView] {
    [wheels?.picker, calendar, datePill, timePill, timeLabel].compactMap { $0 }
  }
}
