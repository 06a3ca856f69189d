import Foundation

/// Says what stands below the days of a calendar view, and hears of months that it turns to.
@MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What stands below a day, `nil` for nothing. The day comes with its calendar, era, year, month and day.
  ///
  /// The default has nothing to say.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?

  /// Another month is shown than the one of these components.
  ///
  /// The default does nothing.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }

  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
