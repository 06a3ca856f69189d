/// The subviews of a date picker, of which each style has its own.
@MainActor
final class DatePickerParts {
  var wheels: DateWheels?
  var calendar: CalendarView?
  var datePill: DatePill?
  var timePill: DatePill?
  var timeLabel: UILabel?
  /// What a patch has brought up.
  var card: DatePickerCard?

  var views: [UIView] {
    [wheels?.picker, calendar, datePill, timePill, timeLabel].compactMap { $0 }
  }
}
