extension UIDatePicker {
  /// The mode of a date picker.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidatepicker/mode
  public enum Mode: Int, Sendable {
    /// The hour and minute.
    case time = 0
    /// The day, month and year.
    case date = 1
    /// The day, hour and minute.
    case dateAndTime = 2
    /// The hours and minutes of a duration.
    case countDownTimer = 3
    /// The month and year.
    case yearAndMonth = 4
  }
}

/// The style of a date picker.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
  /// ``compact``, or ``wheels`` for a duration or a month and year.
  case automatic = 0
  /// A row of wheels.
  case wheels = 1
  /// The date and the time in compact fields.
  case compact = 2
  /// The calendar of a month.
  case inline = 3
}
