import Foundation

/// An object that provides the decorations of a calendar view's days, and is told when the visible month changes.
@MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Asks the delegate for the decoration of a day, or `nil` for none. The components contain the calendar, era, year,
  /// month and day.
  ///
  /// The default is `nil`.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?

  /// Tells the delegate that the visible month changed from the month of the given components.
  ///
  /// The default implementation does nothing.
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
