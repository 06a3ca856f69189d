extension UIDatePicker {
  /// What a date picker picks.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidatepicker/mode
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day, hour and minute.
    case dateAndTime = 2
    /// Hours and minutes of a duration.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4
  }
}

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
