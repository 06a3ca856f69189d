/// The subviews of a date picker, which depend on its style.
@MainActor
final class DatePickerParts {
  var wheels: DateWheels?
  var calendar: CalendarView?
  var datePill: DatePill?
  var timePill: DatePill?
  var timeLabel: UILabel?
  /// The presented card of a compact picker.
  var card: DatePickerCard?

  var views: [UIView] {
    [wheels?.picker, calendar, datePill, timePill, timeLabel].compactMap { $0 }
  }
}
