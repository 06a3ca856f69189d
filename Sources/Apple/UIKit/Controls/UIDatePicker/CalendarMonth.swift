/// The days of a month, arranged in weeks for an inline date picker.
struct CalendarMonth: Equatable {
  let year: Int
  let month: Int
  /// The first moment of the month.
  let start: Date
  let dayCount: Int
  /// The column of the first day.
  let firstColumn: Int

  static let columns = 7
  static let rows = 6

  init(containing date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month], from: date)
    (year, month) = (parts.year ?? 1, parts.month ?? 1)
    start = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    firstColumn = (weekday - calendar.firstWeekday + CalendarMonth.columns) % CalendarMonth.columns
  }

  /// Returns the first moment of a day of the month, counted from 1.
  func date(ofDay day: Int, in calendar: Calendar) -> Date {
    calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
  }

  /// Returns the month that is a number of months later.
  func moved(by months: Int, in calendar: Calendar) -> CalendarMonth {
    CalendarMonth(containing: calendar.date(byAdding: .month, value: months, to: start) ?? start, in: calendar)
  }
}

extension DatePickerMeasures {
  var calendarHeight: CGFloat { headerHeight + weekdayHeight + CGFloat(CalendarMonth.rows) * rowHeight }
}
