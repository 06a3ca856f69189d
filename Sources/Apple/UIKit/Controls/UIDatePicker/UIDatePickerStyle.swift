/// The looks of a date picker.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
  /// ``compact``, and ``wheels`` for a countdown or a year and month.
  case automatic = 0
  /// Wheels side by side.
  case wheels = 1
  /// The date and the time on patches.
  case compact = 2
  /// A month's calendar.
  case inline = 3
}
