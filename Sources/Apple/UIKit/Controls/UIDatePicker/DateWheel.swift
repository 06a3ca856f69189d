/// The kind of a wheel in a date picker.
enum DateWheel {
  case day
  case month
  case year
  /// The days of all months in one sequence.
  case dayInTime
  case hour
  case minute
  /// AM and PM.
  case period
  case durationHours
  case durationMinutes

  /// The width in a picker of 320 points, in points.
  var width: CGFloat {
    switch self {
    case .day: 52
    case .month: 146
    case .year: 84
    case .dayInTime: 142
    case .hour, .minute: 48
    case .period: 52
    case .durationHours, .durationMinutes: 120
    }
  }

  var alignment: NSTextAlignment {
    switch self {
    case .month: .natural
    case .dayInTime, .durationHours, .durationMinutes: .right
    case .day, .year, .hour, .minute, .period: .center
    }
  }

  static func wheels(for model: DatePickerModel) -> [DateWheel] {
    let time: [DateWheel] = model.hasDayPeriods ? [.hour, .minute, .period] : [.hour, .minute]
    return switch model.mode {
    case .time: time
    case .date: model.dateOrder
    case .dateAndTime: [.dayInTime] + time
    case .countDownTimer: [.durationHours, .durationMinutes]
    case .yearAndMonth: model.dateOrder.filter { $0 != .day }
    }
  }
}
