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
