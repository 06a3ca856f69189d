/// The subviews of a date picker, of which each style has its own.
@MainActor
final class DatePickerParts {
  var wheels: DateWheels?
  var calendar: CalendarView?
  var datePill: DatePill?
  var timePill: DatePill?
  var timeLabel: UILabel?
  /// The wheels for a calendar's month and year, while they are shown.
  var monthWheels: DateWheels?
  /// What a patch has brought up.
  var card: DatePickerCard?

  var views: [UIView] {
    [wheels?.picker, calendar, datePill, timePill, timeLabel, monthWheels?.picker].compactMap { $0 }
  }
}
